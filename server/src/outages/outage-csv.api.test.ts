import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, get as httpGet } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { outageFields } from 'shared-contracts/entity/outage';
import { liftLimits } from '../../test/lift-limits';
import { type TestApp, openTestApp } from '../../test/test-app';
import { until } from '../../test/until';
import { createDatabase } from '../database/database';
import { createCsvDownloads } from '../grid/csv-download';

let suite: TestApp;
let token: string;
beforeAll(async () => {
  suite = await openTestApp();
  token = await suite.signIn('2001');
});
afterAll(() => suite.close());

/** RFC 4180, strictly: CRLF between rows, quotes doubled. */
function parseCsv(text: string): string[][] {
  expect(text.endsWith('\r\n')).toBe(true);
  const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/y;
  const rows: string[][] = [[]];
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text);
    if (!match) throw new Error('Not RFC 4180.');
    const [, raw = '', separator] = match;
    rows.at(-1)?.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw);
    if (separator === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

async function download(query: string): Promise<{ head: string; rows: string[][]; headers: Record<string, unknown> }> {
  const answer = await suite.get(`/outage?download=1&${query}`, token);
  expect(answer.statusCode).toBe(200);
  expect(answer.body.startsWith('\uFEFF')).toBe(true);
  const [titles = [], ...rows] = parseCsv(answer.body.slice(1));
  return { head: titles.join('|'), rows, headers: answer.headers };
}

/** When an outage began and ended and how long it took, the newest first. */
const times =
  'field_1=fault_start_date_time&title_1=a&field_2=fault_end_date_time&title_2=b&field_3=duration&title_3=c&orderBy=id&orderByType=desc';

describe('Outages.csv', () => {
  it('has the columns, order and filters asked for and every row, not only the page', async () => {
    const { head, rows, headers } = await download(
      'field_2=feeder_name&title_2=Feeder+Name&field_9=id&title_9=Id&orderBy=id&orderByType=asc&offset=20&limit=5' +
        '&filter_field_1=interruption_type_text&filter_op_1=%3D&filter_val_1=protection',
    );
    expect(headers).toMatchObject({
      'content-disposition': 'attachment; filename="Outages.csv"',
      'content-type': 'text/csv; charset=utf-8',
    });
    expect(head).toBe('Feeder Name|Id');
    const expected = await suite.pool.query<{ id: number; feeder_name: string }>(
      'select id, feeder_name from outage where interruption_type = 3 order by id',
    );
    expect(rows).toEqual(expected.rows.map(({ id, feeder_name: name }) => [name.replace(/^[=+@-]/, "'$&"), String(id)]));
  });

  it('keeps to the organisation', async () => {
    token = await suite.signIn('1001');
    const { rows } = await download('field_1=id&title_1=Id');
    const { rows: own } = await suite.pool.query<{ count: number }>(`select count(*) as count from outage
      where substation_code = (select organization_code from employee where emp_no = '1001' and company_name = 'GETCO')`);
    expect(rows).toHaveLength(own[0]?.count ?? -1);
    token = await suite.signIn('2001');
  });

  it('shows moments and durations as people read them', async () => {
    await suite.pool.query(
      `update outage set fault_start = '2026-11-19T20:00:00Z', fault_end = '2026-11-24T01:02:03Z' where id = (select max(id) from outage)`,
    );
    const { rows } = await download(times);
    expect(rows[0]).toEqual(['20-11-2026 01:30:00', '24-11-2026 06:32:03', '101:02:03']);
  });

  it('counts a duration between the seconds that it shows', async () => {
    await suite.pool.query(`update outage set fault_start = '2026-11-19T20:00:00.9Z', fault_end = '2026-11-19T20:00:01.1Z'
      where id = (select max(id) from outage)`);
    const { rows } = await download(times);
    expect(rows[0]).toEqual(['20-11-2026 01:30:00', '20-11-2026 01:30:01', '00:00:01']);
  });

  it('gives every text back and runs none as a formula', async () => {
    const texts = [
      '=1+1',
      '+1',
      '-1',
      '@x',
      '\ttab',
      '\rcr',
      'a,b',
      'say "hi"',
      'two\nlines',
      'two\r\nlines',
      '"\n"',
      'કાગવડ',
      '',
      ' =space',
      '\n=line',
      '\u200b=without width',
      '\uff1d1',
      ' plain',
      "'quote",
    ];
    const { rows: target } = await suite.pool.query<{ id: number }>('select id from outage order by id limit $1', [texts.length]);
    for (const [index, { id }] of target.entries())
      await suite.pool.query('update outage set feeder_name = $1 where id = $2', [texts[index], id]);
    const { rows } = await download('field_1=feeder_name&title_1=Name&orderBy=id&orderByType=asc');
    const formula = /^[\s\u200b]*[=+\-@\uff1d]|^[\t\r]/;
    expect(rows.slice(0, texts.length).map(([cell]) => cell)).toEqual(texts.map((text) => (formula.test(text) ? `'${text}` : text)));
  });

  it('escapes, cuts and defuses the titles that a client sends', async () => {
    const titles = ['=cmd', 'a,b', '"q"', 'x'.repeat(150)];
    const { head } = await download(
      titles.map((title, index) => `field_${index}=id&title_${index}=${encodeURIComponent(title)}`).join('&'),
    );
    expect(head).toBe(["'=cmd", 'a,b', '"q"', 'x'.repeat(100)].join('|'));
  });

  it('downloads every column, and an empty file of titles when nothing matches', async () => {
    const all = Object.values(outageFields).map(({ wire }, index) => `field_${index}=${wire}&title_${index}=${wire}`).join('&');
    expect((await download(all)).head).toBe(Object.values(outageFields).map(({ wire }) => wire).join('|'));
    expect((await download(`${all}&filter_field_99=feeder_id&filter_op_99=%3D&filter_val_99=none`)).rows).toEqual([]);
  });
});

/** How many downloads the database works for. */
const copying = async () =>
  (
    await suite.pool.query<{ count: number }>(
      `select count(*) as count from pg_stat_activity where datname = current_database() and state = 'active' and query like 'copy (%'`,
    )
  ).rows[0]?.count;

async function request(path: string, who = token): Promise<ClientRequest> {
  if (!suite.app.server.listening) await suite.app.listen({ port: 0, host: '127.0.0.1' });
  const address = suite.app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return httpGet({ port, host: '127.0.0.1', path, headers: { authorization: who } }).on('error', () => undefined);
}

describe('a reader who leaves', () => {
  const wide = '/outage?download=1&field_1=feeder_name&title_1=Name';

  it('before the first byte ends the query and frees its place', async () => {
    await liftLimits(suite.pool);
    const locker = await suite.pool.connect();
    await locker.query('begin; lock table outage in access exclusive mode');
    const other = await suite.signIn('2002');
    const readers = await Promise.all([token, token, token, other, other, other].map((who) => request(wide, who)));
    await until(async () => (await copying()) === 6);
    expect((await suite.get(wide, await suite.signIn('1003'))).statusCode).toBe(503);
    for (const reader of readers) reader.destroy();
    await until(async () => (await copying()) === 0);
    await locker.query('rollback');
    locker.release();
    await until(async () => (await suite.get(wide, token)).statusCode === 200);
  });

  it('in the middle ends the query', async () => {
    // Wide enough that the sockets cannot hold it: the database waits for the reader.
    await suite.pool.query(`update outage set feeder_name = repeat('wide ', 4000)`);
    const reader = await request(wide);
    const [response] = (await once(reader, 'response')) as [IncomingMessage];
    await once(response, 'readable');
    expect(await copying()).toBe(1);
    reader.destroy();
    await until(async () => (await copying()) === 0);
    expect(suite.pool.waitingCount).toBe(0);
  });

  it('while the database looks for the next row ends the query', async () => {
    // Two rows, the second of which takes longer than any test.
    const left = new AbortController();
    const query =
      sql`select repeat('x', 100000) from (values (0), (600)) n (seconds) where n.seconds = 0 or pg_sleep(n.seconds) is not null`.compile(
        createDatabase(suite.pool),
      );
    const downloads = createCsvDownloads(suite.pool);
    const file = await downloads.open(['x'], query, { id: 1, left: left.signal });
    await once(file, 'data');
    file.destroy();
    await until(async () => (await copying()) === 0 && downloads.running() === 0);
  });
});

describe('a reader who takes nothing', () => {
  const endless = () => sql`select repeat('x', 1000) from (select generate_series(1, 10000000)) n`.compile(createDatabase(suite.pool));
  const reader = (id: number) => ({ id, left: new AbortController().signal });

  it('is cut, and the place is free for others', async () => {
    const downloads = createCsvDownloads(suite.pool, { atOnce: 2, atOnceByOne: 2, stalledMs: 2_000, wholeMs: 60_000 });
    const files = [await downloads.open(['x'], endless(), reader(1)), await downloads.open(['x'], endless(), reader(2))];
    expect(() => downloads.open(['x'], endless(), reader(3))).toThrow('The service is busy.');
    const ends = files.map((file) => once(file, 'close').catch((error: Error) => error.message));
    expect(await Promise.all(ends)).toEqual(Array.from(files, () => 'The reader of a download took nothing for too long.'));
    await until(async () => (await copying()) === 0 && downloads.running() === 0);
    (await downloads.open(['x'], endless(), reader(3))).destroy();
  });

  it('is cut when the whole takes too long, however steadily they read', async () => {
    const downloads = createCsvDownloads(suite.pool, { atOnce: 2, atOnceByOne: 2, stalledMs: 60_000, wholeMs: 400 });
    const file = await downloads.open(['x'], endless(), reader(1));
    file.on('error', () => undefined).resume();
    await new Promise((resolve) => file.once('close', resolve));
    expect(file.errored).toMatchObject({ message: 'A download took too long.' });
    await until(async () => (await copying()) === 0 && downloads.running() === 0);
  });

  it('holds no more than their own share', async () => {
    const downloads = createCsvDownloads(suite.pool, { atOnce: 4, atOnceByOne: 1, stalledMs: 60_000, wholeMs: 60_000 });
    const mine = await downloads.open(['x'], endless(), reader(1));
    expect(() => downloads.open(['x'], endless(), reader(1))).toThrow('You have downloads under way.');
    const theirs = await downloads.open(['x'], endless(), reader(2));
    for (const file of [mine, theirs]) file.destroy();
    await until(async () => (await copying()) === 0 && downloads.running() === 0);
  });
});
