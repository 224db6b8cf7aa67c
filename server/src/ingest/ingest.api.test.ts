import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { closed, ingest, minutesAgo, opened } from '../../test/feed-events';
import { insertOutage } from '../../test/insert-outage';
import { openTestApp, type TestApp } from '../../test/test-app';

let suite: TestApp;
let feederId = '';
beforeAll(async () => {
  suite = await openTestApp();
  feederId = (await suite.pool.query<{ id: string }>('select id from feeder order by id limit 1')).rows[0]?.id ?? '';
});
afterAll(() => suite.close());

const send = async (events: readonly unknown[]) => (await ingest(suite, events)).json<unknown>();
const rowsOf = async (sfmsId: string) =>
  (await suite.pool.query<{ fault_start: Date; fault_end: Date | null }>('select * from outage where sfms_id = $1', [sfmsId])).rows;
const changesOf = async (sfmsId: string) => {
  const { rows } = await suite.pool.query<{ event_type: number }>(
    'select event_type from live_event where outage_id = (select id from outage where sfms_id = $1) order by position',
    [sfmsId],
  );
  return rows.map(({ event_type: type }) => type);
};

const nothing = { accepted: 0, updated: 0, duplicates: 0, conflicts: [], rejected: [] };

describe('a batch', () => {
  it('opens an outage with the attributes of its feeder', async () => {
    expect(await send([opened('A1', { feederId })])).toEqual({ ...nothing, accepted: 1 });
    const { rows } = await suite.pool.query('select * from feeder where id = $1', [feederId]);
    expect(await rowsOf('A1')).toEqual([
      expect.objectContaining({
        feeder_id: feederId,
        feeder_name: rows[0].name,
        category: rows[0].category,
        substation_code: rows[0].substation_code,
        subdivision_code: rows[0].subdivision_code,
        interruption_type: 3,
        fault_type: 4,
        outage_type_name: 'Protection Fault',
        fault_start: new Date(minutesAgo(60)),
        fault_end: null,
      }),
    ]);
    expect(await changesOf('A1')).toEqual([1]);
  });

  it('leaves the category of a manual outage pending', async () => {
    await send([opened('A2', { feederId, interruptionType: 1 })]);
    expect(await rowsOf('A2')).toEqual([expect.objectContaining({ interruption_type: 1, fault_type: null, outage_type_name: null })]);
  });

  it('closes an outage', async () => {
    await send([opened('B1', { feederId })]);
    expect(await send([closed('B1')])).toEqual({ ...nothing, accepted: 1 });
    expect(await rowsOf('B1')).toMatchObject([{ fault_end: new Date(minutesAgo(30)) }]);
    expect(await changesOf('B1')).toEqual([1, 0]);
  });

  it('keeps an end that comes before its beginning, and applies it', async () => {
    expect(await send([closed('C1')])).toEqual({ ...nothing, accepted: 1 });
    expect(await rowsOf('C1')).toEqual([]);
    expect(await send([opened('C1', { feederId })])).toEqual({ ...nothing, accepted: 1 });
    expect(await rowsOf('C1')).toMatchObject([{ fault_end: new Date(minutesAgo(30)) }]);
    // It never was open for anybody.
    expect(await changesOf('C1')).toEqual([]);
  });

  it('counts repeats, in the batch and after it', async () => {
    const batch = [opened('D1', { feederId }), opened('D1', { feederId }), closed('D1'), closed('D1')];
    expect(await send(batch)).toEqual({ ...nothing, accepted: 2, duplicates: 2 });
    expect(await send(batch)).toEqual({ ...nothing, duplicates: 4 });
    expect(await rowsOf('D1')).toHaveLength(1);
  });

  it('rejects by index and keeps the rest', async () => {
    const batch = [
      opened('E1', { feederId: 'nowhere' }),
      opened('E2', { feederId }),
      { type: 'open', sfmsId: 'E3' },
      closed('E2', minutesAgo(61)),
      'nonsense',
      closed('E2'),
      opened('E4', { feederId, startedAt: '1026-11-21T14:05:00+05:30' }),
      opened('E5', { feederId, startedAt: '2126-11-21T14:05:00+05:30' }),
      opened('E6', { feederId, startedAt: '2026-11-21T14:05:00' }),
    ];
    const rejected = [0, 2, 3, 4, 6, 7, 8].map((index) => ({ index, message: expect.stringMatching(/^[\w .:'"()]{8,}/) }));
    expect(await send(batch)).toEqual({ ...nothing, accepted: 2, rejected });
    expect(await rowsOf('E2')).toMatchObject([{ fault_end: new Date(minutesAgo(30)) }]);
    for (const id of ['E1', 'E3', 'E4', 'E5', 'E6']) expect(await rowsOf(id)).toEqual([]);
  });

  it('rejects by index what no text can hold, and keeps the rest', async () => {
    const batch = [
      opened('N1\u0000', { feederId }),
      opened('N2', { feederId: `${feederId}\u0000` }),
      opened('N3', { feederId }),
      opened('N4\ud83d', { feederId }),
      opened('N5', { feederId: '\ude00' }),
      closed('\u0000'),
      { ...opened('N6', { feederId }), 'no\u0000te': 1 },
      closed('N3'),
    ];
    const rejected = [
      { index: 0, message: 'sfmsId must not contain NUL' },
      { index: 1, message: 'feederId must not contain NUL' },
      { index: 3, message: 'sfmsId must not contain half a character' },
      { index: 4, message: 'feederId must not contain half a character' },
      { index: 5, message: 'sfmsId must not contain NUL' },
      { index: 6, message: expect.stringMatching(/is not a field of this call$/) },
    ];
    expect(await send(batch)).toEqual({ ...nothing, accepted: 2, rejected });
    expect(await rowsOf('N3')).toHaveLength(1);
  });

  it('rejects what is more than five minutes ahead', async () => {
    const [near, far] = [minutesAgo(-5), minutesAgo(-6)];
    const answer = await send([
      opened('P1', { feederId, startedAt: near }),
      closed('P1', near),
      opened('P2', { feederId, startedAt: far }),
      opened('P3', { feederId }),
      closed('P3', far),
    ]);
    const rejected = [
      { index: 2, message: 'startedAt must not be in the future' },
      { index: 4, message: 'endedAt must not be in the future' },
    ];
    expect(answer).toEqual({ ...nothing, accepted: 3, rejected });
  });

  it('rejects an end before the start whichever comes first', async () => {
    const early = closed('F1', minutesAgo(61));
    expect(await send([early, opened('F1', { feederId })])).toEqual({
      ...nothing,
      accepted: 1,
      rejected: [{ index: 0, message: expect.stringContaining('before the start') }],
    });
    expect(await send([closed('F2', minutesAgo(61))])).toEqual({ ...nothing, accepted: 1 });
    await send([opened('F2', { feederId })]);
    expect(await rowsOf('F2')).toMatchObject([{ fault_end: null }]);
    expect(await send([closed('F2')])).toEqual({ ...nothing, accepted: 1 });
  });

  it('may end in the second it began', async () => {
    await send([opened('G1', { feederId }), closed('G1', minutesAgo(60))]);
    expect(await rowsOf('G1')).toMatchObject([{ fault_end: new Date(minutesAgo(60)) }]);
  });

  it('reaches months without a partition', async () => {
    expect(
      await send([opened('H1', { feederId, startedAt: '2019-03-31T23:59:59.123456+05:30' }), closed('H1', '2019-04-01T00:30:00Z')]),
    ).toEqual({ ...nothing, accepted: 2 });
    expect(await rowsOf('H1')).toMatchObject([{ fault_start: new Date('2019-03-31T18:29:59.123Z') }]);
  });

  it('takes the numbers of outages that it did not open itself', async () => {
    const { rows } = await suite.pool.query<{ sfms_id: string; feeder_id: string; fault_start: Date }>(
      'select * from outage where fault_end is null and sfms_id is not null limit 1',
    );
    const [open] = rows;
    if (!open) throw new Error('Nothing is open.');
    expect(await send([opened(open.sfms_id, { feederId: open.feeder_id, startedAt: open.fault_start.toISOString() })])).toEqual({
      ...nothing,
      duplicates: 1,
    });
    expect(await send([closed(open.sfms_id, suite.clock.now.toISOString())])).toEqual({ ...nothing, accepted: 1 });
    expect(await rowsOf(open.sfms_id)).toMatchObject([{ fault_end: suite.clock.now }]);
  });

  it('does not touch an end that a person has recorded', async () => {
    const id = await insertOutage(suite.pool, { minutes: 10 });
    await suite.pool.query(`update outage set sfms_id = 'I1', feeder_id = $2, fault_end = null where id = $1`, [id, feederId]);
    await send([opened('I1', { feederId, startedAt: minutesAgo(60) })]);
    await suite.post(
      '/outage/addManualEndDateTime',
      { id, outageEndDate: '2026-11-20', outageEndTime: '11:30' },
      await suite.signIn('1001'),
    );
    expect(await send([closed('I1', minutesAgo(1))])).toEqual({ ...nothing, accepted: 1 });
    expect(await rowsOf('I1')).toMatchObject([{ fault_end: new Date('2026-11-20T11:30:00+05:30') }]);
  });

  it('takes 5,000 events, and not one more', async () => {
    const batch = Array.from({ length: 5_000 }, (_, index) =>
      index % 2 === 0 ? opened(`J${index}`, { feederId }) : closed(`J${index - 1}`),
    );
    expect(await send(batch)).toEqual({ ...nothing, accepted: 5_000 });
    expect((await ingest(suite, [...batch, closed('J0')])).statusCode).toBe(400);
  });

  it('is taken only with the key', async () => {
    const batch = [opened('K1', { feederId })];
    expect((await ingest(suite, batch, 'wrong')).statusCode).toBe(401);
    expect((await ingest(suite, batch, '')).statusCode).toBe(401);
    expect(await rowsOf('K1')).toEqual([]);
  });
});

describe('simultaneous batches', () => {
  it('of the same events in different orders: each is accepted once, and none waits for another forever', async () => {
    const batch = Array.from({ length: 60 }, (_, index) => [opened(`L${index}`, { feederId }), closed(`L${index}`)]).flat();
    const answers = await Promise.all(
      Array.from({ length: 8 }, async (_, turn) => {
        const turned = turn % 2 === 0 ? [...batch.slice(turn * 7), ...batch.slice(0, turn * 7)] : batch.toReversed();
        return (await ingest(suite, turned)).json<{ accepted: number; duplicates: number }>();
      }),
    );
    expect(answers.reduce((sum, { accepted }) => sum + accepted, 0)).toBe(120);
    expect(answers.reduce((sum, { duplicates }) => sum + duplicates, 0)).toBe(7 * 120);
  });
});

describe('a retired feeder', () => {
  const retire = (isRetired: boolean) =>
    suite.pool.query('update feeder set retired_at = $2 where id = $1', [feederId, isRetired ? new Date() : null]);

  it('begins no outage, in a batch or a list, until it is in use again; what is open ends as any other', async () => {
    await send([opened('R1', { feederId })]);
    await retire(true);
    const refused = { index: 0, message: `feeder ${feederId} is retired` };
    expect(await send([opened('R2', { feederId })])).toEqual({ ...nothing, rejected: [refused] });
    expect(await rowsOf('R2')).toEqual([]);
    const { rows } = await suite.pool.query("select reason from feed_refusal where sfms_id = 'R2'");
    expect(rows).toEqual([{ reason: refused.message }]);
    expect(await send([opened('R1', { feederId }), closed('R1')])).toEqual({ ...nothing, accepted: 1, duplicates: 1 });
    expect(await rowsOf('R1')).toMatchObject([{ fault_end: new Date(minutesAgo(30)) }]);
    await retire(false);
    expect(await send([opened('R2', { feederId })])).toEqual({ ...nothing, accepted: 1 });
  });
});
