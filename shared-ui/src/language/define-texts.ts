import type { PackageLanguages } from './package-languages';

/** A text by the plural of its `count`; `other` is the one for every number that has none of its own. */
export type PluralText = Readonly<Partial<Record<Exclude<Intl.LDMLPluralRule, 'other'>, string>> & { other: string }>;

export type Texts = Readonly<Record<string, string | PluralText>>;

/** A set of texts in English, and where its package keeps them in other languages. */
export interface TextSet<English extends Texts = Texts> {
  /** By it the translations of the package know the set. */
  readonly name: string;
  readonly english: English;
  readonly languages?: PackageLanguages | undefined;
}

/**
 * Declares texts of a package: `defineTexts('outages', { range: 'Showing {from} to {to} of {total}' }, languages)`.
 * Names in braces are values, which `t` then asks for. Without `languages` the set stays English.
 */
export function defineTexts<const English extends Texts>(
  name: string,
  english: English,
  languages?: PackageLanguages,
): TextSet<English> {
  return { name, english, languages };
}
