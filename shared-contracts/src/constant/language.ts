/** The languages of the suite by their own names. English is the source: whatever another one lacks is shown in English. */
export const languageNames = { en: 'English', gu: 'ગુજરાતી', hi: 'हिन्दी' } as const;

export type Language = keyof typeof languageNames;

export function isLanguage(code: unknown): code is Language {
  return typeof code === 'string' && Object.hasOwn(languageNames, code);
}

/** Which digits numbers and dates are written with: 0-9, or those of the language's own script. */
export const digitStyles = ['latin', 'native'] as const;
export type DigitStyle = (typeof digitStyles)[number];
