import { defineRemote } from 'federation/define-app';

export const app = defineRemote({
  name: 'remote-outages',
  version: '1.0.0',
  hostApi: '^1.1.0',
  exposes: { './routes': './src/routes.tsx' },
  basePaths: ['/outages'],
  menu: [
    {
      id: 'outages',
      path: '/outages',
      label: 'Outages',
      order: 40,
      card: { title: 'Outage List', hint: 'The last 7 days: filter, sort, page and download.' },
    },
  ],
  pages: [{ path: '/outages', title: 'Outages' }],
  capability: null,
  portOffset: 1,
});
