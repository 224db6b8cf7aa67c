import { defineRemote } from 'federation/define-app';

export const app = defineRemote({
  name: 'remote-admin',
  version: '1.0.0',
  hostApi: '^1.0.0',
  exposes: { './routes': './src/routes.tsx' },
  basePaths: ['/modules', '/employee', '/substation'],
  menu: [
    {
      id: 'modules',
      path: '/modules',
      label: 'Modules',
      compactLabel: 'Manage',
      order: 50,
      needs: 'modulesMenu',
      compactNeeds: 'modulesCompactMenu',
      card: { title: 'Manage', hint: 'Employees and substations.' },
    },
  ],
  pages: [
    { path: '/modules', title: 'Manage' },
    { path: '/modules/feeders', title: 'Feeders', parent: '/modules' },
    { path: '/modules/feeders/new', title: 'Add Feeder', parent: '/modules/feeders' },
    { path: '/modules/feeders/:id', title: 'Edit Feeder', parent: '/modules/feeders' },
    { path: '/modules/accounts', title: 'Accounts', parent: '/modules' },
    { path: '/modules/accounts/new', title: 'Add Account', parent: '/modules/accounts' },
    { path: '/modules/import', title: 'Import', parent: '/modules' },
    { path: '/modules/feed', title: 'Feed', parent: '/modules' },
    { path: '/modules/audit', title: 'Audit', parent: '/modules' },
    { path: '/employee', title: 'Employees', parent: '/modules' },
    { path: '/employee/:id', title: 'Edit Employee' },
    { path: '/substation', title: 'Substations', parent: '/modules' },
    { path: '/substation/create', title: 'Add Substation' },
  ],
  capability: 'adminRemote',
  portOffset: 3,
});
