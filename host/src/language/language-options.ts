import { type Language, languageNames } from 'shared-contracts/constant/language';

interface LanguageOption {
  readonly value: Language;
  readonly label: string;
  /** First and last of the digits of its script, where it has some of its own. */
  readonly digits?: string;
}

export const languageOptions: readonly LanguageOption[] = [
  { value: 'en', label: languageNames.en },
  { value: 'gu', label: languageNames.gu, digits: '૦-૯' },
  { value: 'hi', label: languageNames.hi, digits: '०-९' },
];
