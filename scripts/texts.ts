// npx tsx scripts/texts.ts: writes every text of the screens, in all languages, as JSON.
import { readCatalogues } from '../tools/checks/read-catalogue';

if (process.argv.includes('--help')) {
  process.stdout.write('npx tsx scripts/texts.ts\n\nWrites every text of the screens as JSON: package, set, key and the text in each language.\n');
} else {
  const texts = (await readCatalogues()).flatMap(({ name, sets, translations }) =>
    sets.flatMap((set) =>
      Object.entries(set.english).map(([key, en]) => ({
        package: name,
        set: set.name,
        key,
        en,
        ...Object.fromEntries(Object.entries(translations).map(([language, own]) => [language, own[set.name]?.[key] ?? null])),
      })),
    ),
  );
  process.stdout.write(`${JSON.stringify(texts)}\n`);
}
