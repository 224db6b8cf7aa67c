import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { closed, ingest, minutesAgo, opened } from '../../test/feed-events';
import { openTestApp, type TestApp } from '../../test/test-app';

let suite: TestApp;
let feederId = '';
let other = '';
beforeAll(async () => {
  suite = await openTestApp();
  [feederId = '', other = ''] = (await suite.pool.query<{ id: string }>('select id from feeder order by id limit 2')).rows.map(
    ({ id }) => id,
  );
});
afterAll(() => suite.close());

const send = async (...events: readonly unknown[]) => (await ingest(suite, events)).json<unknown>();
const rowsOf = async (sfmsId: string) =>
  (await suite.pool.query('select * from outage where sfms_id = $1 order by fault_start', [sfmsId])).rows;
const told = async (sfmsId: string) =>
  (
    await suite.pool.query<{ type: number }>(
      'select event_type::int as type from live_event where outage_id in (select id from outage where sfms_id = $1) order by position',
      [sfmsId],
    )
  ).rows.map(({ type }) => type);

const nothing = { accepted: 0, updated: 0, duplicates: 0, conflicts: [], rejected: [] };
const facts = {
  customersOut: 120,
  cause: 'weather',
  isPlanned: false,
  estimatedRestoration: minutesAgo(-90),
  device: 'Breaker 7',
  note: 'Tree on the line',
};
const columns = {
  customers_out: 120,
  cause: 'weather',
  is_planned: false,
  estimated_restoration: new Date(minutesAgo(-90)),
  device: 'Breaker 7',
  note: 'Tree on the line',
};

describe('facts', () => {
  it('come with a beginning, by the short way', async () => {
    expect(await send({ ...opened('A1', { feederId, interruptionType: 1 }), ...facts })).toEqual({ ...nothing, accepted: 1 });
    expect(await rowsOf('A1')).toEqual([expect.objectContaining({ ...columns, fault_end: null })]);
    expect(await send({ ...opened('A1', { feederId, interruptionType: 1 }), ...facts }, closed('A1'))).toEqual({
      ...nothing,
      accepted: 1,
      duplicates: 1,
    });
    expect(await rowsOf('A1')).toMatchObject([{ ...columns, fault_end: new Date(minutesAgo(30)) }]);
  });

  it('come later, and an older report never overwrites a newer one', async () => {
    await send(opened('A2', { feederId }));
    expect(await send({ type: 'update', sfmsId: 'A2', customersOut: 50, reportedAt: minutesAgo(20) })).toEqual({ ...nothing, updated: 1 });
    expect(await send({ type: 'update', sfmsId: 'A2', customersOut: 900, note: 'first look', reportedAt: minutesAgo(40) })).toEqual({
      ...nothing,
      updated: 1,
    });
    expect(await rowsOf('A2')).toMatchObject([{ customers_out: 50, note: 'first look' }]);
    expect(await send({ type: 'update', sfmsId: 'A2', customersOut: 900, reportedAt: minutesAgo(41) })).toEqual({
      ...nothing,
      duplicates: 1,
    });
    // Lists take it out and in again: it is told in one step.
    expect(await told('A2')).toEqual([1, 0, 1, 0, 1]);
  });

  it('without a moment count from their arrival', async () => {
    await send(opened('A3', { feederId }));
    expect(await send({ type: 'update', sfmsId: 'A3', customersOut: 5 })).toEqual({ ...nothing, updated: 1 });
    expect(await send({ type: 'update', sfmsId: 'A3', customersOut: 5 })).toEqual({ ...nothing, duplicates: 1 });
    expect(await send({ type: 'update', sfmsId: 'A3', customersOut: null })).toEqual({ ...nothing, updated: 1 });
    expect(await rowsOf('A3')).toMatchObject([{ customers_out: null }]);
  });

  it('wait for their outage', async () => {
    expect(await send({ type: 'update', sfmsId: 'A4', customersOut: 7 })).toEqual({ ...nothing, accepted: 1 });
    expect(await send(opened('A4', { feederId }))).toEqual({ ...nothing, accepted: 1 });
    expect(await rowsOf('A4')).toMatchObject([{ customers_out: 7 }]);
  });

  it('of another beginning are an update or a conflict, never a duplicate', async () => {
    await send(opened('A5', { feederId }));
    expect(await send({ ...opened('A5', { feederId }), customersOut: 9 })).toEqual({ ...nothing, updated: 1 });
    const conflicts = [{ index: 0, message: 'another beginning is reported for this outage' }];
    expect(await send(opened('A5', { feederId: other }))).toEqual({ ...nothing, conflicts });
    expect(await send(opened('A5', { feederId, startedAt: minutesAgo(50) }))).toEqual({ ...nothing, conflicts });
    expect(await rowsOf('A5')).toMatchObject([{ feeder_id: feederId, fault_start: new Date(minutesAgo(60)), customers_out: 9 }]);
  });

  it('that say a cause name the fault type, until a person does', async () => {
    await send({ ...opened('A6', { feederId, interruptionType: 1 }), cause: 'planned' });
    expect(await rowsOf('A6')).toMatchObject([{ fault_type: 6, outage_type_name: 'Planned Shutdown' }]);
    await send({ type: 'update', sfmsId: 'A6', cause: 'equipment' });
    expect(await rowsOf('A6')).toMatchObject([{ fault_type: null, outage_type_name: null }]);
    await suite.pool.query(`update outage set fault_type = 5, outage_type_name = 'Emergency Shutdown' where sfms_id = 'A6'`);
    await send({ type: 'update', sfmsId: 'A6', cause: 'planned' });
    expect(await rowsOf('A6')).toMatchObject([{ fault_type: 5, cause: 'planned' }]);
  });

  it.each([
    [{ customersOut: -1 }, 'customersOut must not be negative'],
    [{ customersOut: 1.5 }, 'customersOut must be a whole number'],
    [{ cause: 'aliens' }, /^cause /],
    [{ note: 'x'.repeat(201) }, /^note /],
    [{ estimatedRestoration: 'soon' }, 'estimatedRestoration must be ISO 8601 with an offset'],
    [{ customersOut: 1, reportedAt: minutesAgo(-60) }, 'reportedAt must not be in the future'],
    [{}, 'The update says nothing'],
    [{ colour: 'red' }, /colour/],
  ])('are checked: %j', async (wrong, message) => {
    const matching = typeof message === 'string' ? message : expect.stringMatching(message);
    expect(await send({ type: 'update', sfmsId: 'A7', ...wrong })).toEqual({ ...nothing, rejected: [{ index: 0, message: matching }] });
  });
});

describe('a number that opens again', () => {
  it('after its end is a new interruption', async () => {
    expect(await send(opened('B1', { feederId }), closed('B1', minutesAgo(50)))).toEqual({ ...nothing, accepted: 2 });
    expect(await send(opened('B1', { feederId, startedAt: minutesAgo(40) }))).toEqual({ ...nothing, accepted: 1 });
    expect(await send(closed('B1', minutesAgo(35)))).toEqual({ ...nothing, accepted: 1 });
    expect(await rowsOf('B1')).toMatchObject([
      { fault_start: new Date(minutesAgo(60)), fault_end: new Date(minutesAgo(50)) },
      { fault_start: new Date(minutesAgo(40)), fault_end: new Date(minutesAgo(35)) },
    ]);
    expect(
      await send(opened('B1', { feederId, startedAt: minutesAgo(40) }), opened('B1', { feederId }), closed('B1', minutesAgo(35))),
    ).toEqual({ ...nothing, duplicates: 3 });
  });

  it('by a reopening goes on', async () => {
    await send(opened('B2', { feederId }), closed('B2', minutesAgo(50)));
    expect(await send({ type: 'reopen', sfmsId: 'B2', reportedAt: minutesAgo(45) })).toEqual({ ...nothing, accepted: 1 });
    expect(await rowsOf('B2')).toMatchObject([{ fault_start: new Date(minutesAgo(60)), fault_end: null }]);
    expect(await told('B2')).toEqual([1]);
    expect(await send(closed('B2', minutesAgo(50)), { type: 'reopen', sfmsId: 'B2', reportedAt: minutesAgo(45) })).toEqual({
      ...nothing,
      duplicates: 2,
    });
    expect(await send(closed('B2', minutesAgo(10)))).toEqual({ ...nothing, accepted: 1 });
    expect(await rowsOf('B2')).toMatchObject([{ fault_end: new Date(minutesAgo(10)) }]);
  });

  it('with another end is a correction or a conflict', async () => {
    await send(opened('B3', { feederId }), closed('B3', minutesAgo(50)));
    expect(await send(closed('B3', minutesAgo(40)))).toEqual({
      ...nothing,
      conflicts: [{ index: 0, message: 'another end is reported for this outage' }],
    });
    expect(await send({ ...closed('B3', minutesAgo(30)), reportedAt: minutesAgo(20) })).toEqual({ ...nothing, updated: 1 });
    expect(await rowsOf('B3')).toMatchObject([{ fault_end: new Date(minutesAgo(30)) }]);
  });
});

describe('a cancellation', () => {
  it('takes the outage out of the lists and keeps it in the trail', async () => {
    await send(opened('C1', { feederId }));
    const [{ id }] = await rowsOf('C1');
    expect(await send({ type: 'cancel', sfmsId: 'C1', reason: 'test of the relay' })).toEqual({ ...nothing, accepted: 1 });
    expect(await rowsOf('C1')).toEqual([]);
    const { rows } = await suite.pool.query('select action, after from audit_entry where subject_id = $1', [String(id)]);
    expect(rows).toEqual([{ action: 'cancel', after: { reason: 'test of the relay' } }]);
    expect(await send({ type: 'cancel', sfmsId: 'C1', reason: 'test of the relay' }, opened('C1', { feederId }))).toEqual({
      ...nothing,
      duplicates: 2,
    });
    expect(
      (await suite.pool.query('select event_type::int from live_event where outage_id = $1 order by position', [id])).rows.map(
        (row) => row.event_type,
      ),
    ).toEqual([1, 0]);
  });

  it('may come first, and a later reopening takes it back with what people have recorded', async () => {
    expect(await send({ type: 'cancel', sfmsId: 'C2', reason: 'wrong feeder', reportedAt: minutesAgo(40) })).toEqual({
      ...nothing,
      accepted: 1,
    });
    await send(opened('C2', { feederId }));
    expect(await rowsOf('C2')).toEqual([]);
    await send(opened('C3', { feederId, interruptionType: 1 }));
    await suite.pool.query(`update outage set fault_type = 5, outage_type_name = 'Emergency Shutdown' where sfms_id = 'C3'`);
    await send({ type: 'cancel', sfmsId: 'C3', reason: 'by mistake', reportedAt: minutesAgo(40) });
    expect(await send({ type: 'reopen', sfmsId: 'C3', reportedAt: minutesAgo(30) })).toEqual({ ...nothing, accepted: 1 });
    expect(await rowsOf('C3')).toMatchObject([{ fault_type: 5, fault_end: null }]);
  });

  it('needs a reason', async () => {
    expect(await send({ type: 'cancel', sfmsId: 'C4', reason: ' ' })).toEqual({
      ...nothing,
      rejected: [{ index: 0, message: 'reason must not be empty' }],
    });
  });
});
