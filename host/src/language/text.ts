import { defineTexts } from 'shared-ui/language';
import { languages } from './languages';

export const languageTexts = defineTexts('host/language', {
  language: 'Language',
  digits: 'Digits',
  latinDigits: '0-9',
}, languages);
