import { defineRemote } from 'federation/define-app';

export const app = defineRemote({
  name: 'remote-outages',
  version: '1.0.0',
  hostApi: '^1.3.0',
  exposes: { './routes': './src/routes.tsx' },
  basePaths: ['/outages'],
  menu: [
    {
      id: 'outages',
      path: '/outages',
      label: 'Outages',
      order: 40,
      card: { title: 'Outage List', hint: 'The last 7 days: filter, sort, page and download.' },
      translations: {
        gu: {
          label: 'વિક્ષેપ',
          card: { title: 'વિક્ષેપ યાદી', hint: 'છેલ્લા 7 દિવસ: ફિલ્ટર કરો, ગોઠવો, જુઓ અને ડાઉનલોડ કરો.' },
        },
        hi: {
          label: 'व्यवधान',
          card: { title: 'व्यवधान सूची', hint: 'पिछले 7 दिन: फ़िल्टर करें, क्रम दें, देखें और डाउनलोड करें.' },
        },
      },
    },
  ],
  pages: [{ path: '/outages', title: 'Outages', translations: { gu: 'વિક્ષેપ', hi: 'व्यवधान' } }],
  capability: null,
  portOffset: 1,
});
