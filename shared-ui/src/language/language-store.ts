import { createStore } from 'zustand/vanilla';

/** The languages that a catalogue may hold; English is the specification's and always complete. */
export const languages = ['en', 'gu', 'hi'] as const;
export type Language = (typeof languages)[number];

const storageKey = 'suite.language';

function readLanguage(): Language {
  try {
    const stored = window.localStorage.getItem(storageKey);
    return languages.find((language) => language === stored) ?? 'en';
  } catch {
    return 'en'; // storage is forbidden
  }
}

export const languageStore = createStore<{ readonly language: Language }>(() => ({ language: readLanguage() }));

/** The language in force, outside of React. */
export function getLanguage(): Language {
  return languageStore.getState().language;
}

/** Changes the language; remembered on this browser and told to screen readers by the `lang` of the page. */
export function setLanguage(language: Language): void {
  try {
    window.localStorage.setItem(storageKey, language);
  } catch {
    // storage is forbidden: the choice lasts as long as the page
  }
  languageStore.setState({ language });
}

languageStore.subscribe(({ language }) => {
  document.documentElement.lang = language;
});
document.documentElement.lang = getLanguage();
