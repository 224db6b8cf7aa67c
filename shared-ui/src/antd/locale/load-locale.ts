import type { Language } from '../../language/language-store';
import type { UsedLocale } from './used-locale';

type Translated = Exclude<Language, 'en'>;

/** antd speaks English by itself; its other languages load when one is chosen. */
const loaders: Readonly<Record<Translated, () => Promise<UsedLocale>>> = {
  gu: async () => (await import('./gu')).gu,
  hi: async () => (await import('./hi')).hi,
};

export function loadLocale(language: Translated): Promise<UsedLocale> {
  return loaders[language]();
}
