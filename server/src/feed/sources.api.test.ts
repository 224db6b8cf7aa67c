import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { closed, ingest, minutesAgo, opened } from '../../test/feed-events';
import { openTestApp, type TestApp } from '../../test/test-app';

let suite: TestApp;
let admin = '';
let feeders: { id: string; company: string }[] = [];
beforeAll(async () => {
  suite = await openTestApp();
  admin = await suite.signIn('1003');
  feeders = (await suite.pool.query<{ id: string; company: string }>(
    `select distinct on (company_name) f.id, company_name as company
     from feeder f join organisation o on o.code = f.subdivision_code order by company_name, f.id`)).rows;
});
afterAll(() => suite.close());

const call = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, token = admin) => {
  const answer = await suite.app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, ...(payload && { payload }) });
  return {
    status: answer.statusCode,
    body: answer.json<{ id: number; key: string; message: string; data: Record<string, unknown>[]; total: number }>(),
  };
};
const make = async (name: string, form: object = {}) => (await call('POST', '/feed/sources', { name, ...form })).body;
const nothing = { accepted: 0, updated: 0, duplicates: 0, conflicts: [], rejected: [] };
const feeder = (index: number) => feeders[index]?.id ?? '';

describe('a source', () => {
  it('sends by its own key, until that is replaced or revoked', async () => {
    const { id, key } = await make('SCADA');
    expect((await ingest(suite, [opened('A1', { feederId: feeder(0) })], key)).json()).toEqual({ ...nothing, accepted: 1 });
    expect((await suite.pool.query('select source_id::int from outage where sfms_id = $1', ['A1'])).rows).toEqual([{ source_id: id }]);
    const { body: { key: next } } = await call('POST', `/feed/sources/${id}/rotate`);
    expect((await ingest(suite, [], next)).statusCode).toBe(200);
    expect((await call('POST', `/feed/sources/${id}/revoke`)).status).toBe(200);
    expect((await call('POST', `/feed/sources/${id}/revoke`)).status).toBe(409);
    const { rows } = await suite.pool.query<{ text: string }>('select row_to_json(s)::text as text from feed_source s');
    for (const { text } of rows) expect([text.includes(key), text.includes(next)]).toEqual([false, false]);
  });

  it('has a name of its own, and the first one has the key of the settings', async () => {
    await make('AMI');
    expect((await call('POST', '/feed/sources', { name: 'ami' })).status).toBe(409);
    expect((await call('POST', '/feed/sources/1/rotate')).status).toBe(409);
    expect((await call('PUT', '/feed/sources/1', { name: 'SFMS', kinds: [], companies: [] })).status).toBe(200);
    expect((await call('POST', '/feed/sources/9999/rotate')).status).toBe(404);
  });

  it('sends only what it may', async () => {
    const [mine, other] = feeders;
    const { key } = await make('Crew app', { kinds: ['open', 'update'], companies: [mine?.company] });
    const events = [opened('B1', { feederId: feeder(0) }), opened('B2', { feederId: feeder(1) }), closed('B1')];
    const rejected = [
      { index: 1, message: `this source does not report for ${other?.company ?? ''}` },
      { index: 2, message: 'this source may not send close' },
    ];
    expect((await ingest(suite, events, key)).json()).toEqual({ ...nothing, accepted: 1, rejected });
  });

  it('is kept by those permitted only', async () => {
    for (const [method, url] of [['GET', '/feed/sources'], ['POST', '/feed/sources/1/revoke'], ['GET', '/feed/refusals']] as const) {
      expect((await call(method, url, undefined, await suite.signIn('1001'))).status).toBe(403);
    }
  });

  it('is listed with what came from it', async () => {
    const { id, key } = await make('Counted');
    await ingest(suite, [opened('C1', { feederId: feeder(0) }), opened('C1', { feederId: feeder(0) }), { type: 'open' }], key);
    const { body } = await call('GET', '/feed/sources');
    const outcomes = { accepted: 1, updated: 0, duplicates: 1, conflicts: 0, rejected: 1 };
    expect(body.data.find((one) => one['id'] === id)).toMatchObject({
      name: 'Counted',
      lagSeconds: 3_600,
      lastHour: outcomes,
      lastMonth: outcomes,
      isDefault: false,
      revokedAt: null,
    });
  });
});

describe('reports of two sources', () => {
  it('about one outage are one outage, which ends when both say so', async () => {
    const [{ key: one }, { key: two }] = [await make('One'), await make('Two')];
    await ingest(suite, [opened('D1', { feederId: feeder(2), startedAt: minutesAgo(58) })], one);
    await ingest(suite, [{ ...opened('D2', { feederId: feeder(2), startedAt: minutesAgo(60) }), customersOut: 44 }], two);
    const rows = async () =>
      (
        await suite.pool.query(
          'select sfms_id, fault_start, fault_end, customers_out, source_id::int from outage where sfms_id in ($1, $2)',
          ['D1', 'D2'],
        )
      ).rows;
    expect(await rows()).toEqual([
      { sfms_id: 'D2', fault_start: new Date(minutesAgo(60)), fault_end: null, customers_out: 44, source_id: 0 },
    ]);
    await ingest(suite, [closed('D1', minutesAgo(20))], one);
    expect(await rows()).toMatchObject([{ fault_end: null }]);
    await ingest(suite, [closed('D2', minutesAgo(25))], two);
    expect(await rows()).toMatchObject([{ fault_end: new Date(minutesAgo(20)) }]);
  });

  it('too far apart, or of one source, are two', async () => {
    const [{ key: one }, { key: two }] = [await make('Three'), await make('Four')];
    await ingest(
      suite,
      [opened('E1', { feederId: feeder(3), startedAt: minutesAgo(60) }), opened('E2', { feederId: feeder(3), startedAt: minutesAgo(58) })],
      one,
    );
    await ingest(suite, [opened('E3', { feederId: feeder(3), startedAt: minutesAgo(50) })], two);
    expect((await suite.pool.query(`select sfms_id from outage where sfms_id in ('E1', 'E2', 'E3')`)).rows).toHaveLength(3);
    // One that begins between them joins the first, and the second when that was none.
    await ingest(suite, [opened('E4', { feederId: feeder(3), startedAt: minutesAgo(59) })], two);
    expect((await suite.pool.query(`select sfms_id from outage where sfms_id like 'E_' and source_id = 0`)).rows).toEqual([
      { sfms_id: 'E1' },
    ]);
    await ingest(suite, [{ type: 'cancel', sfmsId: 'E1', reason: 'test' }], one);
    expect((await suite.pool.query(`select sfms_id from outage where sfms_id in ('E1', 'E2', 'E3', 'E4') order by 1`)).rows).toEqual([
      { sfms_id: 'E3' },
      { sfms_id: 'E4' },
    ]);
  });
});

describe('events that are refused', () => {
  it('are kept with reason and text, listed, sent again and settled', async () => {
    const { id, key } = await make('Refused');
    const event = opened('F1', { feederId: 'F-NEW' });
    await ingest(suite, [event, closed('F2', minutesAgo(50))], key);
    await ingest(suite, [event, opened('F2', { feederId: feeder(0), startedAt: minutesAgo(40) })], key);
    const list = async () => (await call('GET', `/feed/refusals?sourceId=${id}&settled=no`)).body;
    const { data, total } = await list();
    expect(total).toBe(2);
    expect(data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          source: 'Refused',
          kind: 'rejected',
          reason: 'unknown feeder F-NEW',
          sfmsId: 'F1',
          feederId: 'F-NEW',
          content: JSON.stringify(event),
          times: 2,
        }),
        expect.objectContaining({ kind: 'conflict', reason: 'endedAt must not be before the start of the outage', sfmsId: 'F2' }),
      ]),
    );
    const ids = data.filter((one) => one['sfmsId'] === 'F1').map((one) => one['id']);
    expect((await call('POST', '/feed/refusals/resend', { ids })).body).toEqual({
      ...nothing,
      rejected: [{ index: 0, message: 'unknown feeder F-NEW' }],
    });
    await suite.pool.query(`insert into feeder (id, name, category, substation_code, subdivision_code)
      select 'F-NEW', 'New', category, substation_code, subdivision_code from feeder where id = $1`, [feeder(0)]);
    expect((await call('POST', '/feed/refusals/resend', { ids })).body).toEqual({ ...nothing, accepted: 1 });
    expect(await list()).toMatchObject({ total: 1 });
    expect((await suite.pool.query(`select feeder_id from outage where sfms_id = 'F1'`)).rows).toEqual([{ feeder_id: 'F-NEW' }]);
  });

  it('are settled as they are by a person, all of them or none', async () => {
    const { key } = await make('Settled');
    await ingest(suite, [{ type: 'open', sfmsId: 'settle-1' }, { type: 'open', sfmsId: 'settle-2' }], key);
    const list = async (settled: string) => (await call('GET', `/feed/refusals?text=settle-&settled=${settled}`)).body;
    const ids: unknown[] = (await list('no')).data.map((one) => one['id']);
    expect(ids).toHaveLength(2);
    expect((await call('POST', '/feed/refusals/settle', { ids: [...ids, 999_999] })).status).toBe(404);
    expect((await list('no')).total).toBe(2);
    expect((await call('POST', '/feed/refusals/settle', { ids })).body)
      .toEqual({ status: 'Success', message: 'Marked as settled.' });
    expect((await list('no')).total).toBe(0);
    const settledBy = expect.stringMatching(/^[A-Z]+ [0-9]+$/);
    expect((await list('yes')).data[0]).toMatchObject({ settledAt: expect.any(String), settledBy });
  });

  it('are filtered and downloaded', async () => {
    const { key } = await make('=Filtered');
    await ingest(suite, [{ type: 'open', sfmsId: 'needle-1' }], key);
    expect((await call('GET', '/feed/refusals?text=needle&kind=rejected&from=2026-11-20&to=2026-11-20')).body.total).toBe(1);
    expect((await call('GET', '/feed/refusals?text=needle&kind=conflict')).body.total).toBe(0);
    const csv = await suite.get('/feed/refusals?text=needle&download=1', admin);
    expect(csv.headers['content-type']).toContain('text/csv');
    expect(csv.body).toContain("'=Filtered,rejected,");
  });
});
