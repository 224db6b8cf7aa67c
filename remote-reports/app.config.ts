import { defineRemote } from 'federation/define-app';

export const app = defineRemote({
  name: 'remote-reports',
  version: '1.0.0',
  hostApi: '^1.2.0',
  exposes: { './routes': './src/routes.tsx', './widgets': './src/widgets.ts' },
  basePaths: ['/report'],
  menu: [
    {
      id: 'reports',
      path: '/report',
      label: 'Reports',
      compactLabel: null,
      order: 60,
      card: { title: 'Reports', hint: 'Reliability, worst feeders and trends.' },
    },
  ],
  pages: [
    { path: '/report', title: 'Reports' },
    { path: '/report/reliability', title: 'Reliability' },
    { path: '/report/outage-type-pending-list', title: 'Outage Type Pending List' },
  ],
  widgets: ['PendingCountCard'],
  capability: null,
  portOffset: 4,
});
