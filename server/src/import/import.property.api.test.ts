// Random files, right and wrong: afterwards the database is either as the file says or as it was before.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { importTables } from 'shared-contracts/import/import-kind';
import type pg from 'pg';
import { cloneDatabase, type TestDatabase } from '../../test/test-database';
import { testNow } from '../../test/test-server';
import { createPool } from '../database/pool';
import { readRows } from './read-rows';
import { type ImportOutcome, runImport } from './run-import';

let database: TestDatabase;
let pool: pg.Pool;
let folder: string;
let places: readonly (readonly [substation: string, subdivision: string])[] = [];
beforeAll(async () => {
  database = await cloneDatabase();
  pool = createPool({ url: database.url, size: 3 });
  folder = await mkdtemp(join(tmpdir(), 'outage-suite-property-'));
  const { rows } = await pool.query<{ substation_code: string; subdivision_code: string }>(
    'select distinct substation_code, subdivision_code from feeder limit 5',
  );
  places = rows.map((row) => [row.substation_code, row.subdivision_code]);
  // Few enough that a file may miss, change and add them all.
  await pool.query('truncate feeder cascade');
});
afterAll(async () => {
  await pool.end();
  await database.drop();
  await rm(folder, { recursive: true });
});

type State = ReadonlyMap<string, string>;

async function readState(): Promise<State> {
  const { rows } = await pool.query<{ id: string; facts: string }>(`
    select id, concat_ws('|', name, category, substation_code, subdivision_code, consumers, population, village_count) as facts
    from feeder where retired_at is null order by id`);
  return new Map(rows.map(({ id, facts }) => [id, facts]));
}

async function importText(text: string, isDryRun: boolean, retiresMissing: boolean): Promise<ImportOutcome> {
  const path = join(folder, 'file.csv');
  await writeFile(path, text);
  return runImport(pool, {
    kind: 'feeders', isDryRun, retiresMissing, scope: null, grantable: null, at: testNow, passwordHash: '', actor: { system: 'test' },
    file: { name: 'random.csv', bytes: text.length, sha256: createHash('sha256').update(text).digest('hex') },
    open: (faults) => readRows(path, importTables.feeders, '2026-11-20', faults),
  });
}

const goodRow = fc.record({
  id: fc.integer({ min: 1, max: 12 }).map((number) => `F${number}`),
  name: fc.constantFrom('North', 'South "old"', 'East, new', 'West; mill', 'ગુજરાત', "'quoted"),
  category: fc.constantFrom('URBAN', 'JGY', 'LL'),
  place: fc.nat({ max: 4 }),
  count: fc.nat({ max: 5000 }),
});
const flaw = fc.constantFrom('none', 'none', 'none', 'none', 'name', 'category', 'office', 'count', 'twice', 'short');
const file = fc.record({
  rows: fc.uniqueArray(goodRow, { maxLength: 12, selector: ({ id }) => id }),
  flaw,
  at: fc.nat({ max: 11 }),
  delimiter: fc.constantFrom(',', ';'),
  hasMark: fc.boolean(),
  isDryRun: fc.boolean(),
  retiresMissing: fc.boolean(),
});

const quoted = (text: string) => (/[",;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

describe('an import of random feeders', () => {
  it('leaves the database as the file says, or as it was', async () => {
    await fc.assert(fc.asyncProperty(file, async ({ rows, flaw, at, delimiter, hasMark, isDryRun, retiresMissing }) => {
      const cells = rows.map(({ id, name, category, place, count }) => {
        const [substation = '', subdivision = ''] = places[place % places.length] ?? [];
        return [id, name, category, substation, subdivision, String(count), '7', '1'];
      });
      const target = cells[at % Math.max(1, cells.length)];
      const isFlawed = flaw !== 'none' && target !== undefined;
      if (isFlawed) {
        if (flaw === 'twice') cells.push([...target]);
        else if (flaw === 'short') target.pop();
        else
          target.splice(
            { name: 1, category: 2, office: 3, count: 5 }[flaw],
            1,
            { name: '', category: 'NONE', office: '95999999', count: '-3' }[flaw],
          );
      }
      const header = importTables.feeders.columns.map(({ name }) => name);
      const text = `${hasMark ? '\uFEFF' : ''}${[header, ...cells].map((row) => row.map(quoted).join(delimiter)).join('\n')}\n`;
      const before = await readState();
      const outcome = await importText(text, isDryRun, retiresMissing);
      const after = await readState();
      expect(outcome.ok).toBe(!isFlawed);
      if (!outcome.ok || isDryRun) {
        expect(after).toEqual(before);
        return;
      }
      const wanted = new Map(retiresMissing ? [] : before);
      for (const [id = '', ...facts] of cells) wanted.set(id, facts.join('|'));
      expect(after).toEqual(new Map([...wanted].sort(([one], [other]) => (one < other ? -1 : 1))));
      const { added, changed, unchanged, missing, retired } = outcome.result;
      expect([added + changed + unchanged, missing, retired]).toEqual([
        rows.length,
        [...before.keys()].filter((id) => !cells.some(([own]) => own === id)).length,
        retiresMissing ? missing : 0,
      ]);
    }), { numRuns: 60 });
  });
});
