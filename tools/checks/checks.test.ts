// A check that cannot fail proves nothing: each is shown what it must find.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import { findOverweight } from 'federation/budget';
import { findLostAssets } from './asset-import';
import { findOwnVersions } from './catalog-version';
import { type Catalogue, findCatalogueProblems } from './catalogue';
import { findMissingTests } from './coverage';
import { findIdle, findIdleRules, findUnknownDependencies } from './exemption';
import { findFolderCycles, importsOf } from './folder-cycle';
import { findForbiddenFolders } from './folder-name';
import { isPermissive } from './licence';
import { findWideLines } from './line-width';
import { findBareExceptions } from './lint-exception';
import { findMachinePaths } from './machine-path';
import { findPageProblems, messagePage } from './message-table';
import { findEscapes } from './package-boundary';
import { findRemoteNames, remoteNames } from './remote-path';
import { runChecks } from './run-checks';
import { readProjectFile, relativeImports } from './source-file';
import { knipTool, oxlintTool, runTool } from './tool';
import { findUnchecked } from './type-coverage';
import { findUntranslated } from './untranslated-text';

/** Runs `work` in a folder of its own with these files. */
async function inFolder(files: Readonly<Record<string, string>>, work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'suite-check-'));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  await work(folder).finally(() => rmSync(folder, { recursive: true }));
}

describe('checks', () => {
  it('find folders of technical kinds', () => {
    expect(findForbiddenFolders(['host/src/components/x.tsx', 'host/src/session/login.tsx', 'README.md'])).toEqual(['host/src/components']);
  });

  it.each(['MIT', '(MIT OR GPL-3.0)', 'Apache-2.0 AND MIT'])('accept the licence %s', (licence) =>
    expect(isPermissive(licence)).toBe(true),
  );
  it.each(['GPL-3.0', 'MIT AND LGPL-2.1', 'none', 'SEE LICENSE IN x'])('refuse the licence %s', (licence) =>
    expect(isPermissive(licence)).toBe(false),
  );

  it('find paths of a machine and private registries', () => {
    expect(findMachinePaths("read('/home/somebody/data.json')")).toHaveLength(1);
    expect(findMachinePaths('https://registry.internal.example/react')).toHaveLength(1);
    expect(findMachinePaths('https://registry.npmjs.org/ and ./home/list/ and /employee/12/')).toEqual([]);
  });

  it('find a relative import that leaves its package', () => {
    const code = "import { a } from '../../host/src/a';\nimport { b } from '../b';\nimport { c } from 'shared-ui/session';";
    expect(findEscapes('remote-live/src/feed/list.ts', `${code}\nimport('../../../host/x');`)).toEqual(['../../../host/x']);
    expect(findEscapes('remote-live/src/list.ts', code)).toEqual(['../../host/src/a']);
  });

  it('see relative imports in any quotes', () => {
    const code = `import { a } from '../a';\nexport type { B } from "../b";\nimport "./c.css";\nread('./e');\nawait import(\`./d\`);`;
    expect(relativeImports(code)).toEqual(['../a', '../b', './c.css', './d']);
  });

  it('find a line that the linter leaves out without a reason', () => {
    const bare = '// oxlint-disable-next-line react/no-danger';
    expect(findBareExceptions(`${bare} -- the text is ours\n${bare}\n/* eslint-disable */\n${bare} --`)).toEqual([
      bare,
      'eslint-disable */',
      `${bare} --`,
    ].map((comment) => comment.replace('// ', '')));
  });

  it('find a remote that the host names', () => {
    const names = remoteNames("defineRemote({ name: 'remote-x', basePaths: ['/x', '/y'] })");
    expect(names).toEqual(['remote-x', '/x', '/y']);
    expect(findRemoteNames(`to="/x?id=1" to='/xy' load("remote-x/routes") path(\`/y/\${id}\`)`, names)).toEqual([
      '/x?id=1',
      'remote-x/routes',
      '/y/${id}',
    ]);
  });

  it('find visible text and readable attributes in JSX', () => {
    expect(findUntranslated('<button title="Reload now">Reload</button>')).toEqual(['Reload now', 'Reload']);
    expect(findUntranslated("<button title={t('reload')}>{t('reload')}</button> // <b>Text</b>")).not.toContain('Reload');
    expect(findUntranslated('const list: Array<string> = read<Row>(); const x = a < b && c > d;')).toEqual([]);
    expect(findUntranslated('<p>{isOld ? `Seen ${days} days ago` : null}</p>')).toEqual(['Seen … days ago']);
    expect(findUntranslated("<Empty hint={isEmpty && 'Nothing'} kind='Plain' />")).toEqual(['Nothing']);
  });

  it.each([
    ['a heading of a column', "export const columns = [{ field: 'name', header: 'Name' }];", 'Name'],
    ['a label in a record', "const tiles = [{ id: 'x', label: isNew ? 'New' : t('old') }];", 'New'],
    ['a notice', "notifySuccess('Saved');", 'Saved'],
    ['a notice by a method', "notices.showError(failed ?? 'Refused');", 'Refused'],
    ['a sentence that somebody else shows', "export const reason = 'The feeder was not found.';", 'The feeder was not found.'],
    ['an answer of the server', "export const done = () => ({ status: 'Success', message: 'Saved.' });", 'Saved.'],
    ['a sentence with a value', 'const text = `Feeder ${id} is retired`;', 'Feeder … is retired'],
  ])('find %s outside of the catalogue, in a file without elements', (_what, content, found) => {
    expect(findUntranslated(content, 'x.ts')).toEqual([found]);
  });

  it.each([
    "export const texts = defineTexts('x', { title: 'Outage List' }, languages);",
    "throw new RangeError('The number of rows is negative');",
    "log.info('The database is there');",
    'await sql`Select all of it`.execute(db);',
    "const title = t('title'); const column = { header: t('name'), field: 'feederName' };",
    "const isNormal = outage.durationClass === 'Normal TT';",
    "type Kind = 'Some words' | 'Other words'; import { a } from './Some file';",
  ])('take what no user reads: %s', (content) => {
    expect(findUntranslated(content, 'x.ts')).toEqual([]);
  });

  it('find texts that a language lacks, has too many of, or says with other values', () => {
    const complete = { title: 'T', range: '{from} {to}', villages: { one: '{count}', other: '{count}' } };
    const english = { title: 'Outages', range: '{from} to {to}', villages: { other: '{count} villages' } };
    const catalogue: Catalogue = {
      name: 'remote-x',
      folder: 'remote-x/src/language',
      sets: [{ name: 'x', english, isTranslated: true }],
      languages: ['gu', 'hi'],
      translations: { gu: { x: complete }, hi: { x: complete } },
      code: "t('title') t('range') columns.map(({ villages }) => villages)",
    };
    expect(findCatalogueProblems(catalogue)).toEqual([]);
    const gujarati = { range: '{from}', villages: '{count}', extra: 'E' };
    expect(findCatalogueProblems({ ...catalogue, translations: { gu: { x: gujarati, y: {} }, hi: { x: complete } } })).toEqual([
      'remote-x/src/language/gu.ts, x: "title" is missing',
      'remote-x/src/language/gu.ts, x: "range" names {from}, English names {from} {to}',
      'remote-x/src/language/gu.ts, x: English has no "extra"',
      'remote-x/src/language/gu.ts: there are no texts "y"',
    ]);
    expect(findCatalogueProblems({ ...catalogue, languages: ['gu', 'hi', 'xx'] })).toEqual([
      'remote-x: the suite does not know the language "xx"',
    ]);
    expect(findCatalogueProblems({ ...catalogue, code: "t('title') t('range')" })).toEqual(['remote-x: nothing uses "villages" of x']);
    const [set] = catalogue.sets;
    const alone = { name: 'y', english: {}, isTranslated: false };
    expect(findCatalogueProblems({ ...catalogue, sets: [...(set ? [set, set] : []), alone] })).toEqual([
      'remote-x: two sets are called x',
      'remote-x: y is declared without the languages of its package',
    ]);
  });

  it('find a message that a language lacks', () => {
    const page = messagePage();
    expect(findPageProblems(page, page)).toEqual([]);
    const lacking = messagePage({ end: { 'end.unheard': 'Unheard.' } });
    expect(findPageProblems(lacking, lacking)).toEqual([expect.stringContaining('end.unheard')]);
  });

  it('find a page of messages that nobody wrote anew', () => {
    expect(findPageProblems(messagePage(), '# Messages\n')).toEqual([expect.stringContaining('is not up to date')]);
  });

  it('find a ring of folders, also one by a type or a style, and leave a folder below alone', () => {
    const files = {
      'server/src/live/feed.ts': "import { log } from './log';\nimport type { Fault } from '../faults/fault';",
      'server/src/faults/fault.ts': "import { end } from './end';\nexport { time } from '../time/moment';",
      'server/src/faults/end.ts': "await import('../live/log');",
      'host/src/home/page.tsx': "import styles from '../frame/page.module.css';",
    };
    const found = findFolderCycles(Object.entries(files).flatMap(([file, content]) => importsOf(file, content)));
    expect(found).toEqual([
      'server/src/live imports server/src/faults, which leads back (server/src/live/feed.ts -> server/src/faults/fault)',
      'server/src/faults imports server/src/live, which leads back (server/src/faults/end.ts -> server/src/live/log)',
    ]);
    const withRoof = importsOf('host/src/frame/frame.tsx', "import type { Page } from '../home/page';");
    expect(findFolderCycles([...withRoof, ...importsOf('host/src/home/page.tsx', files['host/src/home/page.tsx'])])).toHaveLength(2);
  });

  it('find a ring between a folder and one inside it', () => {
    const imports = [
      ...importsOf('grid/cell.ts', "import { a } from './a/row';"),
      ...importsOf('grid/a/row.ts', "import { b } from '../text';"),
    ];
    expect(findFolderCycles(imports)).toHaveLength(2);
  });

  it('find a line that is too wide', () => {
    const content = `${'a'.repeat(140)}\n${'b'.repeat(141)}\nc`;
    expect(findWideLines('host/src/x.ts', content)).toEqual(['host/src/x.ts:2: wider than 140 characters']);
    expect(findWideLines('deploy/Dockerfile', content)).toHaveLength(1);
    expect(findWideLines('host/src/home/text.ts', content)).toEqual([]);
  });

  it('find a version beside the catalog', () => {
    const dependencies = { react: 'catalog:', luxon: '^3.0.0', 'shared-ui': 'workspace:*' };
    expect(findOwnVersions({ file: 'host/package.json', folder: 'host', name: 'host', dependencies, devDependencies: {} })).toEqual([
      expect.stringContaining('luxon is "^3.0.0"'),
    ]);
  });

  it('find an exemption that names nothing', () => {
    const files = ['host/src/main.tsx', 'server/test/start.ts', 'tools/jest/empty.cjs', 'x.d.ts'];
    const globs = ['host/src/**', '**/*.d.ts', '*.cjs', 'server/{src,test}/*.ts', 'shared-ui/src/map/**', '*.mjs', 'host/*.tsx'];
    expect(findIdle(globs, files)).toEqual(['shared-ui/src/map/**', '*.mjs', 'host/*.tsx']);
    expect(findIdleRules([/\.cjs$/, /\/testing\//], files)).toEqual(['/\\/testing\\//']);
    const home = { dependencies: { pg: 'catalog:' }, devDependencies: { knip: 'catalog:' } };
    expect(findUnknownDependencies(['pg', 'knip', 'oxlint'], home)).toEqual(['oxlint']);
  });

  it('find what breaks the settings of oxlint', async () => {
    const settings = readProjectFile('.oxlintrc.json');
    await inFolder({ '.oxlintrc.json': settings, 'host/src/x.ts': "export { a } from 'server/a';\nvar b = 1;\n" }, async (folder) => {
      const said = (await runTool(oxlintTool, folder)).join('\n');
      expect(said).toContain('no-restricted-imports');
      expect(said).toContain('no-var');
    });
  });

  it('find a file that nothing uses', async () => {
    const files = { 'package.json': '{ "name": "x", "main": "index.js" }', 'index.js': '', 'idle.js': '' };
    await inFolder(files, async (folder) => expect((await runTool(knipTool, folder)).join('\n')).toContain('idle.js'));
  });

  it('count what fails and say what it found', async () => {
    const said = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const counted = await runChecks([{ name: 'good', run: () => [] }, { name: 'bad', run: async () => ['x.ts: wrong'] }]);
    const text = said.mock.calls.map(([line]) => line).join('');
    said.mockRestore();
    expect(counted).toEqual({ passed: 1, failed: 1 });
    expect(text).toContain('FAIL bad\n       x.ts: wrong');
  });

  it('find a style sheet that is imported and gone', () => {
    const files = new Set(['host/src/frame/page.module.css']);
    const content = "import styles from './page.module.css';\nimport other from '../gone.module.css';";
    const file = 'host/src/frame/page.tsx';
    expect(findLostAssets(file, content, files)).toEqual([`${file}: there is no host/src/gone.module.css`]);
  });

  it('find a source file that no type check reaches', () => {
    const files = ['remote-live/src/routes.tsx', 'host/src/main.tsx', 'README.md'];
    expect(findUnchecked(files, new Set(['host/src/main.tsx']))).toEqual(['remote-live/src/routes.tsx']);
  });

  it('find a build over its budget', () => {
    const size = { raw: 9000, gzip: 5000, brotli: 4096 };
    const files = [{ file: 'main.js', chunk: 'main', isInitial: true, size }, { file: 'ui.js', chunk: 'ui', isInitial: false, size }];
    expect(findOverweight('host', files, { first: 4, all: 8 })).toEqual([]);
    expect(findOverweight('host', files, { first: 3, all: 7 })).toHaveLength(2);
  });

  it('find a test that the coverage table names and nobody has written', () => {
    const table =
      '| statement | proved by |\n|---|---|\n| a | `x.test.ts`: “is so” |\n| b | `x.test.ts`: “is not so”<br>`y.spec.ts`: “is” |\n| c |  |';
    expect(findMissingTests(table, (file) => (file === 'x.test.ts' ? "it('is so', () => undefined)" : null))).toEqual([
      'x.test.ts has no test "is not so"',
      'y.spec.ts does not exist',
      'no test is named: | c |  |',
    ]);
  });
});
