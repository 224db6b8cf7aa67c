import { defineRemote } from 'federation/define-app';

export const app = defineRemote({
  name: 'remote-live',
  version: '1.0.0',
  hostApi: '^1.3.0',
  exposes: { './routes': './src/routes.tsx' },
  basePaths: ['/summary'],
  menu: [
    {
      id: 'summary',
      path: '/summary',
      label: 'Summary',
      order: 20,
      card: { title: 'Live Dashboard', hint: 'Feeders that are out now, by category.' },
      translations: {
        gu: {
          label: 'સારાંશ',
          card: { title: 'લાઇવ ડેશબોર્ડ', hint: 'હાલ બંધ ફીડર, કેટેગરી પ્રમાણે.' },
        },
        hi: {
          label: 'सारांश',
          card: { title: 'लाइव डैशबोर्ड', hint: 'अभी बंद फीडर, श्रेणी के अनुसार.' },
        },
      },
    },
  ],
  pages: [{ path: '/summary', title: 'Summary', translations: { gu: 'સારાંશ', hi: 'सारांश' } }],
  capability: null,
  portOffset: 2,
});
