// The language in force and its digits: chosen on this browser, else the browser's first language, else English.
import { type DigitStyle, digitStyles, isLanguage, type Language } from 'shared-contracts/constant/language';
import { createStore } from 'zustand/vanilla';

export type { Language };

interface LanguageState {
  readonly language: Language;
  readonly digits: DigitStyle;
  /** Grows with every translation that arrives, so that texts on screen are read again. */
  readonly loads: number;
}

const languageKey = 'suite.language';
const digitsKey = 'suite.digits';

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null; // storage is forbidden
  }
}

function keep(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // storage is forbidden: the choice lasts as long as the page
  }
}

function firstLanguage(): Language {
  const stored = read(languageKey);
  if (isLanguage(stored)) return stored;
  const code = window.navigator.language.split('-')[0];
  return isLanguage(code) ? code : 'en';
}

export const languageStore = createStore<LanguageState>(() => ({
  language: firstLanguage(),
  digits: digitStyles.find((digits) => digits === read(digitsKey)) ?? 'latin',
  loads: 0,
}));

/** The language in force, outside of React. */
export function getLanguage(): Language {
  return languageStore.getState().language;
}

/** Changes the language at once, whether or not its texts are here; remembered on this browser. */
export function setLanguage(language: Language): void {
  keep(languageKey, language);
  languageStore.setState({ language });
}

/** Changes the digits of numbers and dates; remembered on this browser. */
export function setDigits(digits: DigitStyle): void {
  keep(digitsKey, digits);
  languageStore.setState({ digits });
}

languageStore.subscribe(({ language }) => {
  document.documentElement.lang = language;
});
document.documentElement.lang = getLanguage();
