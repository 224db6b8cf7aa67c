import type { Language } from 'shared-contracts/constant/language';
import { languageStore } from './language-store';

const zeros: Partial<Record<Language, string>> = { gu: '૦', hi: '०' };

/** `text` with the digits that the user chose: 0-9, or those of the script of the language in force. */
export function withDigits(text: string): string {
  const { language, digits } = languageStore.getState();
  const zero = zeros[language]?.codePointAt(0);
  if (digits === 'latin' || zero === undefined) return text;
  return text.replaceAll(/[0-9]/g, (digit) => String.fromCodePoint(zero + Number(digit)));
}

/** A number as people in India group it: 12,34,567. */
export function numberText(value: number, options: Intl.NumberFormatOptions = {}): string {
  return withDigits(new Intl.NumberFormat('en-IN', options).format(value));
}
