import { defineRemote } from 'federation/define-app';

export const app = defineRemote({
  name: 'remote-live',
  version: '1.0.0',
  hostApi: '^1.0.0',
  exposes: { './routes': './src/routes.tsx' },
  basePaths: ['/summary'],
  menu: [{ id: 'summary', path: '/summary' }],
  capability: null,
  portOffset: 2,
});
