import type { Language } from 'shared-contracts/constant/language';
import type { PluralText, Texts, TextSet } from './define-texts';
import { getLanguage } from './language-store';
import { withDigits } from './number-text';

type ValueNames<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | ValueNames<Rest> : never;

/** A text with plural forms asks for the `count` that they go by, also where no form shows it. */
type NeededNames<Text> = Text extends string ? ValueNames<Text> : ValueNames<Text[keyof Text]> | 'count';

type Values<Text> = Readonly<{ [Name in NeededNames<Text>]: Text extends string ? string | number : PluralValue<Name> }>;
type PluralValue<Name> = Name extends 'count' ? number : string | number;

/** `t('title')`, or with the values that the text names: `t('range', { from: 1, to: 10, total: 42 })`. */
export type Translate<English extends Texts> = <Key extends keyof English & string>(
  key: Key,
  ...values: [NeededNames<English[Key]>] extends [never] ? [] : [values: Values<English[Key]>]
) => string;

type Given = Readonly<Record<string, string | number>>;

function fill(text: string, values: Given): string {
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => {
    const value = values[name] ?? braces;
    return typeof value === 'number' ? withDigits(String(value)) : value;
  });
}

function formOf(text: string | PluralText, values: Given, language: Language): string {
  if (typeof text === 'string') return text;
  return text[new Intl.PluralRules(language).select(Number(values['count']))] ?? text.other;
}

export function translator<English extends Texts>(set: TextSet<English>, language: Language): Translate<English> {
  const translated = language === 'en' ? undefined : set.languages?.textsOf(set.name, language);
  return (key, ...[given]) => {
    const values: Given = given ?? {};
    const own = translated?.[key];
    if (own !== undefined) return fill(formOf(own, values, language), values);
    return fill(formOf(set.english[key] ?? key, values, 'en'), values);
  };
}

/** The English texts, whatever the language in force: for what other systems read. */
export function englishOf<English extends Texts>(set: TextSet<English>): Translate<English> {
  return translator(set, 'en');
}

/** Texts outside of React, in the language in force at the time of the call. */
export function textOf<English extends Texts>(set: TextSet<English>): Translate<English> {
  return translator(set, getLanguage());
}
