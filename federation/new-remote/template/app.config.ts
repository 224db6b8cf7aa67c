import { defineRemote } from 'federation/define-app';

export const app = defineRemote({
  name: 'remote-example',
  version: '1.0.0',
  hostApi: '^1.3.0',
  exposes: { './routes': './src/routes.tsx' },
  basePaths: ['/example'],
  menu: [{ id: 'example', path: '/example', label: 'Example' }],
  pages: [{ path: '/example', title: 'Example' }],
  capability: null,
});
