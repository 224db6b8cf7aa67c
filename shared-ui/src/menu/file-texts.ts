import { defineTexts } from '../language/define-texts';
import { languages } from '../language/languages';

export const fileTexts = defineTexts('shared-ui/file', {
  englishTitles: 'Titles in English',
  ownTitles: 'Titles in {language}',
}, languages);
