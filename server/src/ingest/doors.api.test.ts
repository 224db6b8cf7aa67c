// The doors beside the plain call: gzip bodies, streams of lines, and lists of everything that is open.
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { closed, ingest, ingestKey, minutesAgo, opened } from '../../test/feed-events';
import { openTestApp, type TestApp } from '../../test/test-app';

let suite: TestApp;
let feederId = '';
beforeAll(async () => {
  suite = await openTestApp();
  feederId = (await suite.pool.query<{ id: string }>('select id from feeder order by id limit 1')).rows[0]?.id ?? '';
});
afterAll(() => suite.close());

const nothing = { accepted: 0, updated: 0, duplicates: 0, conflicts: [], rejected: [] };
const send = (payload: string | Buffer, headers: Readonly<Record<string, string>>, url = '/ingest/outages') =>
  suite.app.inject({ method: 'POST', url, headers: { 'x-ingest-key': ingestKey, ...headers }, payload });
const json = { 'content-type': 'application/json' };
const ndjson = { 'content-type': 'application/x-ndjson' };
const lines = (body: string) => body.trim().split('\n').map((line): unknown => JSON.parse(line));

describe('a gzip body', () => {
  it('is read as what it holds', async () => {
    const answer = await send(gzipSync(JSON.stringify({ events: [opened('G1', { feederId })] })), { ...json, 'content-encoding': 'gzip' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { ...nothing, accepted: 1 }]);
  });

  it('is refused when it holds too much, when it is none, and in another encoding', async () => {
    expect((await send(gzipSync(Buffer.alloc(40 * 1024 * 1024, ' ')), { ...json, 'content-encoding': 'gzip' })).statusCode).toBe(413);
    expect((await send('{"events":[]}', { ...json, 'content-encoding': 'gzip' })).statusCode).toBe(400);
    expect((await send('{"events":[]}', { ...json, 'content-encoding': 'br' })).statusCode).toBe(415);
  });
});

describe('a stream of lines', () => {
  it('is answered by a line for each 5,000 events, positions counted from the first', async () => {
    const events = Array.from({ length: 6_000 }, (_, index) =>
      index === 5_500 ? 'nonsense' : JSON.stringify(opened(`L${index}`, { feederId })),
    );
    const answer = await send(`${events.join('\n')}\n\n`, ndjson);
    expect(answer.headers['content-type']).toBe('application/x-ndjson');
    expect(lines(answer.body)).toEqual([
      { ...nothing, accepted: 5_000 },
      { ...nothing, accepted: 999, rejected: [{ index: 5_500, message: expect.any(String) }] },
    ]);
  });

  it('may be gzip, and its last line needs no end', async () => {
    const answer = await send(gzipSync(`${JSON.stringify(opened('M1', { feederId }))}\r\n${JSON.stringify(closed('M1'))}`), {
      ...ndjson,
      'content-encoding': 'gzip',
    });
    expect(lines(answer.body)).toEqual([{ ...nothing, accepted: 2 }]);
  });

  it('rejects a line that is too long and goes on after it', async () => {
    const answer = await send(`{"type":"open","note":"${'x'.repeat(100_000)}"}\n${JSON.stringify(opened('M2', { feederId }))}\n`, ndjson);
    expect(lines(answer.body)).toEqual([{ ...nothing, accepted: 1, rejected: [{ index: 0, message: expect.any(String) }] }]);
  });

  it('is for events only, and only with a key', async () => {
    expect((await send('{}', ndjson, '/ingest/snapshot')).statusCode).toBe(415);
    expect((await send('{}', { ...ndjson, 'x-ingest-key': 'wrong' })).statusCode).toBe(401);
  });
});

describe('a list of everything that is open', () => {
  const list = async (body: object) => {
    const answer = await send(JSON.stringify(body), json, '/ingest/snapshot');
    return { status: answer.statusCode, body: answer.json<unknown>() };
  };
  const ends = async (pattern: string) =>
    (
      await suite.pool.query<{ sfms_id: string; fault_end: Date | null }>(
        'select sfms_id, fault_end from outage where sfms_id like $1 order by sfms_id, fault_start',
        [pattern],
      )
    ).rows.map((row) => [row.sfms_id, row.fault_end]);
  const open = (sfmsId: string, minutes = 60) => opened(sfmsId, { feederId, startedAt: minutesAgo(minutes) });

  it('opens what is new, closes what is missing, and leaves the rest', async () => {
    await suite.pool.query('update outage set source_id = null');
    await ingest(suite, [open('S1'), open('S2'), open('S3'), open('S4', 5)]);
    const answer = await list({
      openOutages: [open('S1'), { ...open('S2'), customersOut: 8 }, open('S5'), open('S6'), { type: 'open' }, closed('S1')],
      takenAt: minutesAgo(10),
      closeMissing: true,
    });
    expect(answer).toEqual({
      status: 200,
      body: {
        opened: 2,
        updated: 1,
        closed: 1,
        unchanged: 1,
        rejected: [
          { index: 4, message: expect.any(String) },
          { index: 5, message: 'only open events are allowed here' },
        ],
      },
    });
    // S4 began after the list was written.
    expect(await ends('S%')).toEqual([
      ['S1', null],
      ['S2', null],
      ['S3', new Date(minutesAgo(10))],
      ['S4', null],
      ['S5', null],
      ['S6', null],
    ]);
  });

  it('takes back an end that it does not know', async () => {
    await ingest(suite, [closed('S1', minutesAgo(9))]);
    expect(await list({ openOutages: [open('S1')], takenAt: minutesAgo(8) })).toMatchObject({
      status: 200,
      body: { opened: 0, updated: 1, closed: 0, unchanged: 0 },
    });
    expect((await ends('S1'))[0]).toEqual(['S1', null]);
  });

  it('is refused as a whole when it would close more than half', async () => {
    expect(await list({ openOutages: [open('S1'), open('S7')], takenAt: minutesAgo(2), closeMissing: true })).toMatchObject({
      status: 409,
      body: { message: 'The list would close 4 of 5 open outages, which is more than is allowed at once.' },
    });
    expect(await ends('S7')).toEqual([]);
    expect((await ends('S%')).filter(([, end]) => end !== null)).toHaveLength(1);
  });

  it('may leave what is missing alone', async () => {
    expect(await list({ openOutages: [], takenAt: minutesAgo(1), closeMissing: false })).toEqual({
      status: 200,
      body: { opened: 0, updated: 0, closed: 0, unchanged: 0, rejected: [] },
    });
  });
});
