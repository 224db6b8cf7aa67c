import { defineTexts } from 'shared-ui/language';

export const playgroundTexts = defineTexts('host/playground', {
  title: 'Playground',
  lead: 'Parts of the suite, each shown by itself.',
});
