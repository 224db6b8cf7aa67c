import { defineRemote } from 'federation/define-app';

export const app = defineRemote({
  name: 'remote-outages',
  version: '1.0.0',
  hostApi: '^1.0.0',
  exposes: { './routes': './src/routes.tsx' },
  basePaths: ['/outages'],
  menu: [{ id: 'outages', path: '/outages' }],
  capability: null,
  portOffset: 1,
});
