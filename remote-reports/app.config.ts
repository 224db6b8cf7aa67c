import { defineRemote } from 'federation/define-app';

export const app = defineRemote({
  name: 'remote-reports',
  version: '1.0.0',
  hostApi: '^1.0.0',
  exposes: { './routes': './src/routes.tsx', './widgets': './src/widgets.ts' },
  basePaths: ['/report'],
  menu: [{ id: 'reports', path: '/report' }],
  capability: null,
  portOffset: 4,
});
