import type { Locale } from 'antd/es/locale';
import english from 'antd/es/locale/en_US';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { type Language, languageStore } from '../../language/language-store';
import type { UsedLocale } from './used-locale';

type Translated = Exclude<Language, 'en'>;

/** antd speaks English by itself; its other languages load when one is chosen. */
const loaders: Readonly<Record<Translated, () => Promise<UsedLocale>>> = {
  gu: async () => (await import('./gu')).gu,
  hi: async () => (await import('./hi')).hi,
};

/**
 * antd's words in the language in force. Until they are there, and when they cannot be loaded, antd speaks
 * English. There is always a locale: antd would mount the page anew, and lose what was typed, when one comes or goes.
 */
export function useLocale(): Locale {
  const language = useStore(languageStore, (known) => known.language);
  const [loaded, setLoaded] = useState<{ readonly language: Language; readonly locale: Locale }>();
  useEffect(() => {
    let isCurrent = true;
    const keep = (locale: Locale) => isCurrent && setLoaded({ language, locale });
    if (language !== 'en') loaders[language]().then(keep, () => keep(english));
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return loaded?.language === language ? loaded.locale : english;
}
