import { defineTexts } from 'shared-ui/language';
import { languages } from '../language/languages';

export const playgroundTexts = defineTexts('host/playground', {
  title: 'Playground',
  lead: 'Parts of the suite, each shown by itself.',
}, languages);
