import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { type TestDatabase, cloneDatabase } from '../../test/test-database';
import { testNow } from '../../test/test-server';
import { runExportCommand } from './export-command';
import { runImportCommand } from './import-command';
import { type Surroundings, UsageError } from './surroundings';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await cloneDatabase();
  folder = await mkdtemp(join(tmpdir(), 'outage-suite-command-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

type Command = (args: readonly string[], surroundings: Surroundings) => Promise<number>;

async function run(command: Command, ...args: readonly string[]): Promise<{ code: number; said: string }> {
  const lines: string[] = [];
  let written = '';
  const output = new PassThrough();
  output.setEncoding('utf8').on('data', (text: string) => (written += text));
  const surroundings = {
    databaseUrl: database.url,
    dataDir: '',
    now: () => testNow,
    say: (line: string) => void lines.push(line),
    readInput: async () => '',
    output,
  };
  const code = await command(args, surroundings);
  return { code, said: written + lines.join('\n') };
}

describe('pnpm run export and import', () => {
  it('are a round trip that changes nothing', async () => {
    const file = join(folder, 'feeders.csv');
    expect(await run(runExportCommand, 'feeders', file)).toEqual({ code: 0, said: `Written: ${file}` });
    const { code, said } = await run(runImportCommand, 'feeders', file, '--retire-missing');
    expect([code, said]).toEqual([0, expect.stringMatching(/^Applied: 0 added, 0 changed, \d+ unchanged, 0 missing, 0 retired\.$/)]);
    expect((await run(runExportCommand, 'feeders')).said).toBe(await readFile(file, 'utf8'));
  });

  it('say what a dry run would do', async () => {
    const file = join(folder, 'offices.csv');
    await writeFile(file, 'code,type,name,company\n95770000,circle,New,GETCO\n');
    expect(await run(runImportCommand, 'offices', file, '--dry-run')).toEqual({
      code: 0,
      said: expect.stringMatching(/^Would apply: 1 added/),
    });
    expect(await run(runImportCommand, 'offices', file)).toEqual({ code: 0, said: expect.stringMatching(/^Applied: 1 added/) });
  });

  it('list faulty rows and end with 1', async () => {
    const file = join(folder, 'faulty.csv');
    await writeFile(file, 'code,type,name,company\n9577,circle,New,GETCO\n95780000,circle,,GETCO\n');
    expect(await run(runImportCommand, 'offices', file)).toEqual({
      code: 1,
      said: [
        'line 2, column code: code must be the 8 digits of an office.',
        'line 3, column name: name is required.',
        '2 faults. Nothing was changed.',
      ].join('\n'),
    });
  });

  it.each([[], ['lines', 'x'], ['offices'], ['offices', '/nowhere.csv'], ['offices', 'a', 'b'], ['offices', 'a', '--force']])(
    'are used wrongly with %j',
    async (...args) => {
      await expect(run(runImportCommand, ...args)).rejects.toThrow(UsageError);
    },
  );
});
