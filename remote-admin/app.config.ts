import { defineRemote } from 'federation/define-app';

export const app = defineRemote({
  name: 'remote-admin',
  version: '1.0.0',
  hostApi: '^1.3.0',
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
      card: { title: 'Manage', hint: 'Employees, substations, feeders, offices, accounts, import, feed and audit.' },
      translations: {
        gu: {
          label: 'મોડ્યુલ',
          compactLabel: 'સંચાલન',
          card: { title: 'સંચાલન', hint: 'કર્મચારીઓ, સબસ્ટેશન, ફીડર, કચેરીઓ, ખાતાં, ઇમ્પોર્ટ, ફીડ અને ઑડિટ.' },
        },
        hi: {
          label: 'मॉड्यूल',
          compactLabel: 'प्रबंधन',
          card: { title: 'प्रबंधन', hint: 'कर्मचारी, सबस्टेशन, फीडर, कार्यालय, खाते, इंपोर्ट, फ़ीड और ऑडिट.' },
        },
      },
    },
  ],
  pages: [
    { path: '/modules', title: 'Manage', translations: { gu: 'સંચાલન', hi: 'प्रबंधन' } },
    { path: '/modules/feeders', title: 'Feeders', parent: '/modules', translations: { gu: 'ફીડર', hi: 'फीडर' } },
    {
      path: '/modules/feeders/new', title: 'Add Feeder', parent: '/modules/feeders',
      translations: { gu: 'ફીડર ઉમેરો', hi: 'फीडर जोड़ें' },
    },
    {
      path: '/modules/feeders/:id', title: 'Edit Feeder', parent: '/modules/feeders',
      translations: { gu: 'ફીડર સુધારો', hi: 'फीडर बदलें' },
    },
    { path: '/modules/offices', title: 'Offices', parent: '/modules', translations: { gu: 'કચેરીઓ', hi: 'कार्यालय' } },
    {
      path: '/modules/offices/new', title: 'Add Office', parent: '/modules/offices',
      translations: { gu: 'કચેરી ઉમેરો', hi: 'कार्यालय जोड़ें' },
    },
    {
      path: '/modules/offices/:id', title: 'Edit Office', parent: '/modules/offices',
      translations: { gu: 'કચેરી સુધારો', hi: 'कार्यालय बदलें' },
    },
    {
      path: '/modules/substations/:id',
      title: 'Edit Substation',
      parent: '/modules/offices',
      translations: { gu: 'સબસ્ટેશન સુધારો', hi: 'सबस्टेशन बदलें' },
    },
    { path: '/modules/accounts', title: 'Accounts', parent: '/modules', translations: { gu: 'ખાતાં', hi: 'खाते' } },
    {
      path: '/modules/accounts/new', title: 'Add Account', parent: '/modules/accounts',
      translations: { gu: 'ખાતું ઉમેરો', hi: 'खाता जोड़ें' },
    },
    { path: '/modules/import', title: 'Import', parent: '/modules', translations: { gu: 'ઇમ્પોર્ટ', hi: 'इंपोर्ट' } },
    { path: '/modules/feed', title: 'Feed', parent: '/modules', translations: { gu: 'ફીડ', hi: 'फ़ीड' } },
    { path: '/modules/webhooks', title: 'Webhooks', parent: '/modules', translations: { gu: 'વેબહૂક', hi: 'वेबहुक' } },
    { path: '/modules/security', title: 'Security', parent: '/modules', translations: { gu: 'સુરક્ષા', hi: 'सुरक्षा' } },
    { path: '/modules/audit', title: 'Audit', parent: '/modules', translations: { gu: 'ઑડિટ', hi: 'ऑडिट' } },
    { path: '/employee', title: 'Employees', parent: '/modules', translations: { gu: 'કર્મચારીઓ', hi: 'कर्मचारी' } },
    { path: '/employee/:id', title: 'Edit Employee', translations: { gu: 'કર્મચારી સુધારો', hi: 'कर्मचारी बदलें' } },
    { path: '/substation', title: 'Substations', parent: '/modules', translations: { gu: 'સબસ્ટેશન', hi: 'सबस्टेशन' } },
    { path: '/substation/create', title: 'Add Substation', translations: { gu: 'સબસ્ટેશન ઉમેરો', hi: 'सबस्टेशन जोड़ें' } },
  ],
  capability: 'adminRemote',
  portOffset: 3,
});
