// Entry `shared-ui/language`: every visible text comes from a catalogue, so a language is data.
export { defineTexts } from './language/define-texts';
export type { TextSet } from './language/define-texts';
export { getLanguage, languages, setLanguage } from './language/language-store';
export type { Language } from './language/language-store';
export { textOf } from './language/translate';
export type { Translate } from './language/translate';
export { useLanguage, useTexts } from './language/use-texts';
