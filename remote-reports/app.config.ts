import { defineRemote } from 'federation/define-app';

export const app = defineRemote({
  name: 'remote-reports',
  version: '1.0.0',
  hostApi: '^1.3.0',
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
      translations: {
        gu: {
          label: 'અહેવાલ',
          card: { title: 'અહેવાલ', hint: 'વિશ્વસનીયતા, સૌથી ખરાબ ફીડર અને વલણ.' },
        },
        hi: {
          label: 'रिपोर्ट',
          card: { title: 'रिपोर्ट', hint: 'विश्वसनीयता, सबसे खराब फीडर और रुझान.' },
        },
      },
    },
  ],
  pages: [
    { path: '/report', title: 'Reports', translations: { gu: 'અહેવાલ', hi: 'रिपोर्ट' } },
    { path: '/report/reliability', title: 'Reliability', translations: { gu: 'વિશ્વસનીયતા', hi: 'विश्वसनीयता' } },
    {
      path: '/report/outage-type-pending-list', title: 'Outage Type Pending List',
      translations: { gu: 'બાકી વિક્ષેપ પ્રકારની યાદી', hi: 'लंबित व्यवधान प्रकार की सूची' },
    },
  ],
  widgets: ['PendingCountCard'],
  capability: null,
  portOffset: 4,
});
