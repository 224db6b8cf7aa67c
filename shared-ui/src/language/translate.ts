import type { TextSet } from './define-texts';
import { getLanguage, type Language } from './language-store';

type ValueNames<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | ValueNames<Rest> : never;

type Values<Text extends string> = Readonly<Record<ValueNames<Text>, string | number>>;

/** `t('title')`, or with the values that the text names: `t('range', { from: 1, to: 10, total: 42 })`. */
export type Translate<English extends Readonly<Record<string, string>>> = <Key extends keyof English & string>(
  key: Key,
  ...values: [ValueNames<English[Key]>] extends [never] ? [] : [values: Values<English[Key]>]
) => string;

function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
}

export function translator<English extends Readonly<Record<string, string>>>(
  set: TextSet<English>,
  language: Language,
): Translate<English> {
  const translated: TextSet<English>['translations']['gu'] = language === 'en' ? undefined : set.translations[language];
  return (key, ...[values]) => fill(translated?.[key] ?? set.english[key] ?? key, values ?? {});
}

/** Texts outside of React, in the language in force at the time of the call. */
export function textOf<English extends Readonly<Record<string, string>>>(set: TextSet<English>): Translate<English> {
  return translator(set, getLanguage());
}
