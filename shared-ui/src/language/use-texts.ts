import type { DigitStyle, Language } from 'shared-contracts/constant/language';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Texts, TextSet } from './define-texts';
import { languageStore } from './language-store';
import { type Translate, translator } from './translate';

/** The texts of `set` in the language in force. */
export function useTexts<English extends Texts>(set: TextSet<English>): Translate<English> {
  const state = useStore(languageStore);
  // A new function whenever the language, its digits or what is loaded of it changes: what is remembered by `t` is read again.
  return useMemo(() => translator(set, state.language), [set, state]);
}

/** The language in force, and its digits. */
export function useLanguage(): { language: Language; digits: DigitStyle } {
  return useStore(languageStore);
}
