// Each package brings its own translations, one file a language, loaded when that language is first used.
// Remotes bring theirs too, also those of another repository.
import type { Language } from 'shared-contracts/constant/language';
import type { Texts } from './define-texts';
import { languageStore } from './language-store';

/** What a file of a language exports: texts by the name of their set. */
export interface Translation {
  readonly texts: Readonly<Record<string, Texts>>;
}

type Loaders = Readonly<Record<string, () => Promise<Translation>>>;

export interface PackageLanguages {
  /** The texts of a set; undefined while they are not here, or where the package does not speak the language. */
  readonly textsOf: (set: string, language: Language) => Texts | undefined;
  /** Resolves when the language is here, or cannot be had: then its texts stay English. */
  readonly load: (language: Language) => Promise<void>;
}

const packages = new Set<PackageLanguages>();

/**
 * `bringLanguages({ gu: () => import('./language/gu') })`: the languages of a package. A language that the suite
 * does not know is never asked for; one that the package does not have stays English.
 */
export function bringLanguages(loaders: Loaders): PackageLanguages {
  const translations = new Map<string, Translation>();

  async function load(language: Language): Promise<void> {
    const loader = loaders[language];
    if (loader === undefined || translations.has(language)) return;
    try {
      translations.set(language, await loader());
      languageStore.setState(({ loads }) => ({ loads: loads + 1 }));
    } catch (error) {
      console.error(`The language ${language} could not be loaded.`, error);
    }
  }

  const languages: PackageLanguages = { load, textsOf: (set, language) => translations.get(language)?.texts[set] };
  packages.add(languages);
  void load(languageStore.getState().language);
  return languages;
}

/** Resolves when every package that is here has loaded `language`, the one in force unless another is named. */
export async function languageReady(language: Language = languageStore.getState().language): Promise<void> {
  await Promise.all([...packages].map((one) => one.load(language)));
}
