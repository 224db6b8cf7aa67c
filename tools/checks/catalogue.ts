import { isLanguage, languageNames } from 'shared-contracts/constant/language';
import type { Check } from './check';
import { readCatalogues } from './read-catalogue';

type Message = string | Readonly<Record<string, string>>;
type Messages = Readonly<Record<string, Message>>;

/** The texts of a package and what uses them. */
export interface Catalogue {
  readonly name: string;
  readonly sets: readonly { readonly name: string; readonly english: Messages; readonly isTranslated: boolean;
    /** Its keys are values of data, which come from the server. */
    readonly isData?: boolean }[];
  /** Codes that the package says it brings. */
  readonly languages: readonly string[];
  /** By language, then by set. */
  readonly translations: Readonly<Record<string, Readonly<Record<string, Messages>>>>;
  /** Where its files of languages are. */
  readonly folder: string;
  /** Its code without texts. */
  readonly code: string;
}

const forms = (message: Message): string[] => (typeof message === 'string' ? [message] : Object.values(message));
/** The values that a message names, in the order of the alphabet. */
const valuesOf = (message: Message) =>
  [...new Set(forms(message).flatMap((form) => form.match(/\{\w+\}/g) ?? []))].toSorted((a, b) => a.localeCompare(b)).join(' ');

function compare(where: string, english: Messages, translated: Messages): string[] {
  const problems = Object.entries(english).flatMap(([key, message]) => {
    const own = translated[key];
    if (own === undefined) return [`${where}: "${key}" is missing`];
    if (forms(own).some((form) => form.trim() === '')) return [`${where}: "${key}" is empty`];
    const [given, named] = [valuesOf(own), valuesOf(message)];
    return given === named ? [] : [`${where}: "${key}" names ${given || 'no value'}, English names ${named || 'none'}`];
  });
  return [...problems, ...Object.keys(translated).filter((key) => !(key in english)).map((key) => `${where}: English has no "${key}"`)];
}

function findTranslationProblems({ name, sets, languages, translations, folder }: Catalogue): string[] {
  const asked = Object.keys(languageNames).filter((language) => language !== 'en');
  const untranslated = sets.filter(({ isTranslated }) => !isTranslated);
  const unknown = [...new Set([...languages, ...Object.keys(translations)])].filter((language) => !isLanguage(language));
  return [
    ...unknown.map((language) => `${name}: the suite does not know the language "${language}"`),
    ...asked.filter((language) => !languages.includes(language)).map((language) => `${name}: does not bring "${language}"`),
    ...untranslated.map((set) => `${name}: ${set.name} is declared without the languages of its package`),
    ...asked.flatMap((language) => {
      const texts = translations[language];
      if (texts === undefined) return [`${folder}/${language}.ts is missing`];
      const known = new Set(sets.map((set) => set.name));
      return [
        ...sets.flatMap((set) => compare(`${folder}/${language}.ts, ${set.name}`, set.english, texts[set.name] ?? {})),
        ...Object.keys(texts).filter((set) => !known.has(set)).map((set) => `${folder}/${language}.ts: there are no texts "${set}"`),
      ];
    }),
  ];
}

/**
 * Keys that nothing names: neither in quotes nor as a property. Codes of faults (`end.future`) come from tables of
 * the contracts, from which the server takes some and each screen others.
 */
function findUnusedKeys({ name, sets, code }: Catalogue): string[] {
  const words = new Set(code.match(/[\w<>=!-]+/g));
  return sets.filter((set) => set.isData !== true).flatMap((set) =>
    Object.keys(set.english)
      .filter((key) => !key.includes('.') && !words.has(key))
      .map((key) => `${name}: nothing uses "${key}" of ${set.name}`),
  );
}

function findRepeatedNames({ name, sets }: Catalogue): string[] {
  const names = sets.map((set) => set.name);
  return names.filter((one, index) => names.indexOf(one) !== index).map((one) => `${name}: two sets are called ${one}`);
}

export function findCatalogueProblems(catalogue: Catalogue): string[] {
  return [...findRepeatedNames(catalogue), ...findTranslationProblems(catalogue), ...findUnusedKeys(catalogue)];
}

/** Every text exists in every language, with the same values, and is used. */
export const catalogues: Check = {
  name: 'every text is used, and there in every language',
  run: async () => (await readCatalogues()).flatMap(findCatalogueProblems),
};
