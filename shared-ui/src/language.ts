// Entry `shared-ui/language`: every visible text comes from a catalogue, so a language is data.
export { defineTexts } from './language/define-texts';
export type { PluralText, TextSet, Texts } from './language/define-texts';
export { getLanguage, setDigits } from './language/language-store';
export { numberText, withDigits } from './language/number-text';
export { bringLanguages, languageReady } from './language/package-languages';
export type { PackageLanguages, Translation } from './language/package-languages';
export { switchLanguage } from './language/switch-language';
export { englishOf, textOf } from './language/translate';
export type { Translate } from './language/translate';
export { useLanguage, useTexts } from './language/use-texts';
export { wordChoices, wordOf } from './language/word-of';
