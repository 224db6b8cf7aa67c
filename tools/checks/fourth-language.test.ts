// The recipe "Add a language" of CONTRIBUTING.md with the catalogues of every package and a made-up language.
import { afterAll, expect, it } from '@jest/globals';
import { languageNames } from 'shared-contracts/constant/language';
import { type Catalogue, findCatalogueProblems } from './catalogue';
import { readCatalogues } from './read-catalogue';

const code = 'qps';
const names: Record<string, string> = languageNames;
names[code] = 'Pseúdó';
afterAll(() => void delete names[code]);

type Message = Catalogue['sets'][number]['english'][string];

/** Values in braces stay. */
const pseudo = (text: string) => text.replaceAll(/\{\w+\}|[aeiou]/g, (part) => (part.length > 1 ? part : `${part}\u0301`));

function translated(message: Message): Message {
  if (typeof message === 'string') return pseudo(message);
  return Object.fromEntries(Object.entries(message).map(([form, text]) => [form, pseudo(text)]));
}

function withLanguage(catalogue: Catalogue): Catalogue {
  const own = catalogue.sets.map(({ name, english }) => [
    name,
    Object.fromEntries(Object.entries(english).map(([key, message]) => [key, translated(message)])),
  ]);
  const translations = { ...catalogue.translations, [code]: Object.fromEntries(own) };
  return { ...catalogue, languages: [...catalogue.languages, code], translations };
}

it('a fourth language is asked of every package, and complete with its texts and words of data', async () => {
  const catalogues = await readCatalogues();
  expect(catalogues.map(({ name }) => name)).toEqual(expect.arrayContaining(['host', 'shared-ui', 'federation/new-remote/template']));
  for (const catalogue of catalogues) {
    const { name, folder } = catalogue;
    expect(findCatalogueProblems(catalogue)).toEqual([`${name}: does not bring "${code}"`, `${folder}/${code}.ts is missing`]);
    expect(findCatalogueProblems(withLanguage(catalogue))).toEqual([]);
  }
  const ui = catalogues.find(({ name }) => name === 'shared-ui');
  const complete = ui && withLanguage(ui);
  const { 'shared-ui/words': _words, ...rest } = complete?.translations[code] ?? {};
  const problems = complete ? findCatalogueProblems({ ...complete, translations: { ...complete.translations, [code]: rest } }) : [];
  expect(problems).toContain(`shared-ui/src/language/${code}.ts, shared-ui/words: "Protection" is missing`);
}, 60_000);
