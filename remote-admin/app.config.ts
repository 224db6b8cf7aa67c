import { defineRemote } from 'federation/define-app';

export const app = defineRemote({
  name: 'remote-admin',
  version: '1.0.0',
  hostApi: '^1.0.0',
  exposes: { './routes': './src/routes.tsx' },
  basePaths: ['/modules', '/employee', '/substation'],
  menu: [{ id: 'modules', path: '/modules' }],
  capability: 'adminRemote',
  portOffset: 3,
});
