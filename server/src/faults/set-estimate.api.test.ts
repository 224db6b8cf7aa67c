import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { homeSubstationCode } from '../demo/seed/home-substation';
import { ingest, minutesAgo, opened } from '../../test/feed-events';
import { openTestApp, type TestApp } from '../../test/test-app';

let suite: TestApp;
let operator = '';
let id = 0;
beforeAll(async () => {
  suite = await openTestApp();
  operator = await suite.signIn('1001');
  const feederId =
    (await suite.pool.query<{ id: string }>('select id from feeder where substation_code = $1 order by id limit 1', [homeSubstationCode]))
      .rows[0]?.id ?? '';
  await ingest(suite, [{ ...opened('T1', { feederId }), customersOut: 12 }]);
  id = (await suite.pool.query<{ id: number }>(`select id from outage where sfms_id = 'T1'`)).rows[0]?.id ?? 0;
});
afterAll(() => suite.close());

const set = (body: object) => suite.post('/outage/setEstimatedRestoration', { id, reason: 'crew on its way', ...body }, operator);
const timeline = async () =>
  (await suite.get(`/outage/${id}/timeline`, operator)).json<{
    reported: unknown;
    reports: unknown[];
    entries: { action: string; changes: unknown[] }[];
  }>();
const columns = async () =>
  (await suite.pool.query('select estimated_restoration from outage where id = $1', [id])).rows[0].estimated_restoration as Date | null;

describe('the estimated restoration', () => {
  it('is set by a person with a reason, and is in the trail', async () => {
    const estimatedRestoration = minutesAgo(-120);
    expect((await set({ estimatedRestoration })).json())
      .toEqual({ status: 'Success', message: 'Estimated restoration saved.' });
    const { reported, reports, entries } = await timeline();
    expect(reported).toMatchObject({ estimatedRestoration, customersOut: 12, cause: null });
    expect(reports).toEqual([
      {
        source: 'default',
        sfmsId: 'T1',
        type: 'open',
        at: expect.any(String),
        reportedAt: null,
        facts: expect.objectContaining({ customersOut: 12, startedAt: minutesAgo(60) }),
      },
    ]);
    expect(entries.at(-1)).toMatchObject({
      action: 'setEstimate',
      changes: expect.arrayContaining([
        { field: 'estimatedRestoration', before: null, after: estimatedRestoration },
        { field: 'reason', before: null, after: 'crew on its way' },
      ]),
    });
  });

  it('is overwritten by newer reports only', async () => {
    await ingest(suite, [{ type: 'update', sfmsId: 'T1', estimatedRestoration: minutesAgo(-30), reportedAt: minutesAgo(10) }]);
    expect(await columns()).toEqual(new Date(minutesAgo(-120)));
    suite.clock.now = new Date(suite.clock.now.getTime() + 60_000);
    await ingest(suite, [{ type: 'update', sfmsId: 'T1', estimatedRestoration: minutesAgo(-45) }]);
    expect(await columns()).toEqual(new Date(minutesAgo(-45)));
  });

  it.each([
    [{ estimatedRestoration: minutesAgo(61) }, 422],
    [{ estimatedRestoration: minutesAgo(-600_000) }, 422],
    [{ estimatedRestoration: 'tomorrow' }, 400],
    [{ estimatedRestoration: null, reason: ' ' }, 400],
    [{ estimatedRestoration: null, version: 1 }, 409],
  ])('refuses %j', async (body, status) => {
    expect((await set(body)).statusCode).toBe(status);
  });

  it('is for those who record outages, and for open ones', async () => {
    expect(
      (await suite.post('/outage/setEstimatedRestoration', { id, estimatedRestoration: null, reason: 'x' }, await suite.signIn('3001')))
        .statusCode,
    ).toBe(403);
    await ingest(suite, [{ type: 'close', sfmsId: 'T1', endedAt: minutesAgo(1) }]);
    expect((await set({ estimatedRestoration: null })).statusCode).toBe(409);
  });
});
