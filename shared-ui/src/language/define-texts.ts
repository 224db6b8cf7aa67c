import type { Language } from './language-store';

type Texts = Readonly<Record<string, string>>;

/** A catalogue: English complete, other languages as far as they are translated. */
export interface TextSet<English extends Texts = Texts> {
  /** The package that owns the texts, for reports about missing translations. */
  readonly name: string;
  readonly english: English;
  readonly translations: Partial<Record<Exclude<Language, 'en'>, Partial<Record<keyof English, string>>>>;
}

/**
 * Declares the texts of a package: `defineTexts('outages', { range: 'Showing {from} to {to} of {total}' })`.
 * Names in braces are values, which `t` then asks for.
 */
export function defineTexts<const English extends Texts>(
  name: string,
  english: English,
  translations: TextSet<English>['translations'] = {},
): TextSet<English> {
  return { name, english, translations };
}
