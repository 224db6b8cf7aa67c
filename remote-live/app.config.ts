import { defineRemote } from 'federation/define-app';

export const app = defineRemote({
  name: 'remote-live',
  version: '1.0.0',
  hostApi: '^1.2.0',
  exposes: { './routes': './src/routes.tsx' },
  basePaths: ['/summary'],
  menu: [
    {
      id: 'summary',
      path: '/summary',
      label: 'Summary',
      order: 20,
      card: { title: 'Live Dashboard', hint: 'Feeders that are out now, by category.' },
    },
  ],
  pages: [{ path: '/summary', title: 'Summary' }],
  capability: null,
  portOffset: 2,
});
