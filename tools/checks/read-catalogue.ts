// Reads the catalogues as the browser has them: the files that declare texts and the files of their languages,
// run with stand-ins for defineTexts and bringLanguages.
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build, type Plugin } from 'esbuild';
import { dataWords } from 'shared-contracts/english/data-words';
import { partTexts } from 'shared-contracts/fault/part-texts';
import { successTexts } from 'shared-contracts/fault/success-texts';
import { workspaceFolder } from '../suite/workspace-folder';
import type { Catalogue } from './catalogue';
import { projectFiles, readProjectFile } from './source-file';

const declaring = /^(host|remote-[^/]+|shared-ui|federation\/new-remote\/template)\/src\/.+\.ts$/;

/** The mechanism itself, and tests that declare texts to try it. */
const own = /^shared-ui\/src\/language\/(?!languages|[a-z]{2}\.ts)|\.test\.ts$/;

const standIn = `export function defineTexts(name, english, languages) {
  globalThis.sets.push({ name, english, isTranslated: languages !== undefined });
}
export const bringLanguages = (loaders) => (globalThis.known.push(...Object.keys(loaders)), {});`;

const mechanism: Plugin = {
  name: 'stand-in for the mechanism of texts',
  setup({ onResolve, onLoad }) {
    const replaced = /^shared-ui\/language$|\/(define-texts|package-languages)$/;
    onResolve({ filter: replaced }, () => ({ path: 'texts', namespace: 'stand-in' }));
    onLoad({ filter: /.*/, namespace: 'stand-in' }, () => ({ contents: standIn, loader: 'js' }));
  },
};

async function run<Result extends object>(code: string, globals: Result): Promise<Result> {
  const options = { contents: code, resolveDir: workspaceFolder, loader: 'ts' as const };
  const { outputFiles } = await build({
    stdin: options,
    bundle: true,
    write: false,
    format: 'iife',
    loader: { '.css': 'empty' },
    // A file of texts has no other use here than what it does when it is run.
    ignoreAnnotations: true,
    plugins: [mechanism],
    logLevel: 'silent',
  });
  runInNewContext(outputFiles[0]?.text ?? '', globals);
  return globals;
}

/** Keys may be words of the contracts too: codes and operators. */
const isCode = /^(?!.*\/language\/[a-z]{2,3}\.ts$)(?!.*\.test\.tsx?$).*\.tsx?$/;

const importAll = (files: readonly string[]) => files.map((file) => `import './${file}';`).join('\n');

function packageOf(file: string): string {
  return file.slice(0, file.indexOf('/src/'));
}

/** Sets whose English comes from the server, so that no package declares it; a word of data is its own text. */
const setsOfServer = [
  { name: 'shared-ui/words', english: Object.fromEntries(dataWords.map((word) => [word, word])) },
  { name: 'shared-ui/success', english: successTexts },
  { name: 'shared-ui/part', english: partTexts },
].map((set) => ({ ...set, isTranslated: true, isData: true }));

async function readPackage(name: string, files: readonly string[]): Promise<Catalogue> {
  const declared = files.filter((file) => !own.test(file) && /\bdefineTexts\(/.test(readProjectFile(file)));
  const { sets, known } = await run(importAll(declared), { sets: [] as Catalogue['sets'][number][], known: [] as string[] });
  const translations: Record<string, Catalogue['translations'][string]> = {};
  for (const file of files.filter((one) => /\/src\/language\/[a-z]{2,3}\.ts$/.test(one))) {
    const language = /([a-z]+)\.ts$/.exec(file)?.[1] ?? '';
    const code = `import { texts } from './${file}';\nglobalThis.texts = texts;`;
    translations[language] = (await run(code, { texts: {} as Catalogue['translations'][string] })).texts;
  }
  const folders = [`${name}/src/`, 'shared-contracts/src/'];
  const sources = projectFiles().filter((file) => isCode.test(file) && folders.some((folder) => file.startsWith(folder)));
  return {
    name,
    sets: name === 'shared-ui' ? [...sets, ...setsOfServer] : sets,
    languages: [...new Set(known)],
    translations,
    code: sources.filter((file) => !declared.includes(file)).map(readProjectFile).join('\n'),
    folder: join(name, 'src/language'),
  };
}

/** The catalogue of every package that has one. */
export async function readCatalogues(): Promise<Catalogue[]> {
  const files = projectFiles().filter((file) => declaring.test(file));
  const names = [...new Set(files.map(packageOf))];
  return Promise.all(names.map((name) => readPackage(name, files.filter((file) => packageOf(file) === name))));
}
