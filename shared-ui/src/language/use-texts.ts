import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { TextSet } from './define-texts';
import { type Language, languageStore, setLanguage } from './language-store';
import { type Translate, translator } from './translate';

/** The texts of `set` in the language in force. */
export function useTexts<English extends Readonly<Record<string, string>>>(set: TextSet<English>): Translate<English> {
  const { language } = useStore(languageStore);
  return useMemo(() => translator(set, language), [set, language]);
}

/** The language in force and how to change it. */
export function useLanguage(): { language: Language; setLanguage: (language: Language) => void } {
  const { language } = useStore(languageStore);
  return { language, setLanguage };
}
