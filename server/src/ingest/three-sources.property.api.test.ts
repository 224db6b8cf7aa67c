// Three sources tell two processes of the same outages, late, twice, in any order and against each other. What is held
// depends only on what was said; a second reading of the documented rules says what that is.
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Reliability } from 'shared-contracts/entity/reliability';
import { toIndianMoment } from 'shared-contracts/constant/indian-time';
import { ingest, ingestKey } from '../../test/feed-events';
import { modelInterruptions } from '../../test/interruption-model';
import { type LiveClient, openLiveClient } from '../../test/live-client';
import { type LiveTestApp, openLiveApp } from '../../test/live-server';
import { testNow } from '../../test/test-server';

let processes: readonly [LiveTestApp, LiveTestApp];
let clients: readonly LiveClient[];
let keys: readonly string[];
let token = '';
let feeders: { id: string; consumers: number }[] = [];
let taken = 0;
const held: Outage[] = [];

beforeAll(async () => {
  const first = await openLiveApp();
  processes = [first, await openLiveApp({ besides: first })];
  await first.pool.query('truncate outage cascade');
  token = await first.signIn('2001');
  const admin = await first.signIn('2002');
  const made = await Promise.all(['storm desk', 'meters'].map((name) => first.post('/feed/sources', { name }, admin)));
  keys = [ingestKey, ...made.map((answer) => answer.json<{ key: string }>().key)];
  feeders = (await first.pool.query<{ id: string; consumers: number }>('select id, consumers from feeder order by id')).rows;
  clients = processes.map(({ url }) => openLiveClient(url, token));
});
afterAll(async () => {
  for (const client of clients) client.close();
  await processes[1].app.close();
  await processes[0].close();
});

/** One thing that a source says of one of its numbers; minutes are before now, `place` tells the newer of two reports. */
interface Saying {
  readonly source: number;
  readonly number: number;
  readonly type: 'open' | 'close' | 'reopen' | 'cancel' | 'update';
  readonly minutes: number;
  readonly reportedMinutes: number;
  readonly customersOut: number;
}
type Placed = Saying & { readonly place: number };

const moment = (minutes: number, seconds = 0) => testNow.getTime() - minutes * 60_000 + seconds * 1000;

/** Beginnings lie before ends, ends before reopenings: what contradicts is who is newer. */
const saying: fc.Arbitrary<Saying> = fc
  .record({
    source: fc.nat({ max: 2 }),
    number: fc.nat({ max: 2 }),
    type: fc.constantFrom('open' as const, 'open' as const, 'open' as const, 'close' as const, 'reopen' as const,
      'cancel' as const, 'update' as const),
    minutes: fc.nat({ max: 12 }),
    reportedMinutes: fc.integer({ min: 1, max: 40 }),
    customersOut: fc.nat({ max: 400 }),
  })
  .map((one) => ({
    ...one,
    minutes: one.minutes + (one.type === 'open' ? 60 : 20),
    reportedMinutes: one.type === 'reopen' ? 1 + (one.reportedMinutes % 15) : one.reportedMinutes,
  }));

const reported = ({ reportedMinutes, place }: Placed) => moment(reportedMinutes, place);
const suffixOf = ({ source, number }: Saying) => `${source}-${number}`;
/** A number is of one feeder. */
const feederOf = ({ number }: Saying, [one, other]: readonly [string, string]) => (number === 2 ? other : one);

function eventOf(said: Placed, prefix: string, at: readonly [string, string]): object {
  const base = { type: said.type, sfmsId: `${prefix}-${suffixOf(said)}`, reportedAt: toIndianMoment(reported(said)) };
  if (said.type === 'open')
    return { ...base, feederId: feederOf(said, at), startedAt: toIndianMoment(moment(said.minutes)), interruptionType: 1 };
  if (said.type === 'close') return { ...base, endedAt: toIndianMoment(moment(said.minutes)) };
  if (said.type === 'cancel') return { ...base, reason: 'by mistake' };
  return said.type === 'update' ? { ...base, customersOut: said.customersOut } : base;
}

interface Outage {
  readonly number: string;
  readonly feeder: string;
  readonly begins: number;
  readonly ends: number | null;
  readonly customersOut: number | null;
}

interface Told extends Outage {
  readonly source: number;
  /** How new the number of customers is. */
  readonly toldAt: number;
}

/** Of some sayings the newest; of equally new ones there are none. */
const newest = (all: readonly Placed[]) => all.toSorted((one, other) => reported(other) - reported(one))[0];

/** What one number comes to; nothing while nobody opened it, or when it was canceled last. */
function told(all: readonly Placed[], at: readonly [string, string]): Told[] {
  const of = (type: Saying['type']) => all.filter((one) => one.type === type);
  const [open, close, update] = [newest(of('open')), newest(of('close')), newest(of('update'))];
  const reopened = Math.max(...of('reopen').map(reported));
  if (!open || Math.max(...of('cancel').map(reported)) > (of('reopen').length > 0 ? reopened : -Infinity)) return [];
  return [{
    number: suffixOf(open),
    source: open.source,
    feeder: feederOf(open, at),
    begins: moment(open.minutes),
    ends: !close || reopened > reported(close) ? null : moment(close.minutes),
    customersOut: update?.customersOut ?? null,
    toldAt: update ? reported(update) : -Infinity,
  }];
}

/** Outages of several sources: a number joins the first outage of its feeder that began up to five minutes before. */
function outagesOf(all: readonly Placed[], at: readonly [string, string]): Outage[] {
  const numbers = [...new Set(all.map(suffixOf))].flatMap((suffix) => told(all.filter((one) => suffixOf(one) === suffix), at));
  const groups: Told[][] = [];
  const order = (one: Told, other: Told) => one.begins - other.begins || one.source - other.source || (one.number < other.number ? -1 : 1);
  for (const one of numbers.toSorted(order)) {
    const fits = ([first, ...rest]: readonly Told[]) =>
      first?.feeder === one.feeder &&
      one.begins - first.begins <= 5 * 60_000 &&
      [first, ...rest].every(({ source }) => source !== one.source);
    const group = groups.find(fits);
    if (group) group.push(one);
    else groups.push([one]);
  }
  return groups.flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const known = group.toSorted((one, other) => other.toldAt - one.toldAt)[0];
    const ends = group.map((one) => one.ends);
    return [{
      number: first.number,
      feeder: first.feeder,
      begins: first.begins,
      ends: ends.includes(null) ? null : Math.max(...ends.map(Number)),
      customersOut: known?.customersOut ?? null,
    }];
  });
}

/** Sends everything in its order, in small batches, by turns to the two processes and partly at once. */
async function send(all: readonly Placed[], prefix: string, at: readonly [string, string]): Promise<void> {
  const calls: (() => Promise<unknown>)[] = [];
  for (let start = 0; start < all.length; start += 3) {
    const batch = all.slice(start, start + 3);
    const process = processes[(start / 3) % 2 === 0 ? 0 : 1];
    for (const [source, key] of keys.entries()) {
      const events = batch.filter((one) => one.source === source).map((one) => eventOf(one, prefix, at));
      if (events.length > 0) calls.push(async () => expect((await ingest(process, events, key)).statusCode).toBe(200));
    }
  }
  for (let start = 0; start < calls.length; start += 4) await Promise.all(calls.slice(start, start + 4).map((call) => call()));
}

async function found(prefix: string): Promise<Outage[]> {
  const { rows } = await processes[0].pool.query<{
    sfms_id: string; feeder_id: string; fault_start: Date; fault_end: Date | null; customers_out: number | null;
  }>('select sfms_id, feeder_id, fault_start, fault_end, customers_out from outage where sfms_id like $1', [`${prefix}-%`]);
  return rows.map((row) => ({
    number: row.sfms_id.slice(prefix.length + 1),
    feeder: row.feeder_id,
    begins: row.fault_start.getTime(),
    ends: row.fault_end?.getTime() ?? null,
    customersOut: row.customers_out,
  }));
}

const inOrder = (all: readonly Outage[]) => all.toSorted((one, other) => (one.number < other.number ? -1 : 1));

function nextFeeders(): readonly [string, string] {
  const [one, other] = feeders.slice(taken, taken + 2);
  taken += 2;
  if (!one || !other) throw new Error('There are not enough feeders.');
  return [one.id, other.id];
}

const sayings = fc
  .array(saying, { minLength: 3, maxLength: 24 })
  .map((all): Placed[] => all.map((one, place) => ({ ...one, place })))
  .chain((all) =>
    fc.record({
      all: fc.constant(all),
      other: fc.shuffledSubarray(all, { minLength: all.length }),
      again: fc.subarray(all),
    }),
  );

const ownNumber = /^[AB]\d+-/;
let open: string[] = [];

it('come to the same in every order, in both processes, as the rules say', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(sayings, async ({ all, other, again }) => {
      run += 1;
      for (const [name, order] of [['A', [...all, ...again]], ['B', [...again, ...other]]] as const) {
        const [prefix, at] = [`${name}${run}`, nextFeeders()];
        await send(order, prefix, at);
        const expected = outagesOf(all, at);
        expect(inOrder(await found(prefix))).toEqual(inOrder(expected));
        held.push(...expected);
        open = [...open, ...expected.flatMap(({ number, ends }) => (ends === null ? [`${prefix}-${number}`] : []))].sort();
      }
      // Who joined before the table was emptied still sees what was there.
      const ownOf = (client: LiveClient) => client.ids().filter((id) => ownNumber.test(id));
      await Promise.all(clients.map((client) => client.until(() => ownOf(client).join() === open.join())));
    }),
    { numRuns: 12, endOnFailure: true },
  );
}, 120_000);

it('an outage goes on for the others when a source cancels its report and then says more of it', async () => {
  const at = nextFeeders();
  const of = (source: number, type: Saying['type'], reportedMinutes: number): Placed => ({
    source, number: 0, type, minutes: type === 'open' ? 60 : 20, reportedMinutes, customersOut: 0, place: source,
  });
  const said = [of(0, 'open', 50), of(1, 'open', 49), of(1, 'cancel', 30), of(1, 'close', 10)];
  for (const one of said) await send([one], 'C1', at);
  const expected = outagesOf(said, at);
  expect(expected).toHaveLength(1);
  expect(await found('C1')).toEqual(expected);
  held.push(...expected);
});

it('the total of the list and the indices are those of the same outages', async () => {
  const list = await processes[1].get('/outage?offset=0&limit=10', token);
  expect(list.json()).toMatchObject({ totalRecords: { count: held.length } });
  const report = (await processes[1].get('/report/reliability?from=2026-11-19&to=2026-11-20', token)).json<Reliability>();
  let [sustained, customers, minutes] = [0, 0, 0];
  for (const { id, consumers } of feeders) {
    const own = held.filter(({ feeder }) => feeder === id);
    const interruptions = modelInterruptions(
      own.map(({ begins, ends, customersOut }) => ({
        begins,
        ends: ends ?? testNow.getTime(),
        isOpen: ends === null,
        share: customersOut === null ? 1 : Math.min(1, customersOut / consumers),
      })),
    ).filter((one) => one.minutes > 5);
    sustained += interruptions.length;
    customers += interruptions.reduce((sum, { share }) => sum + share * consumers, 0);
    minutes += interruptions.reduce((sum, { shareMinutes }) => sum + shareMinutes * consumers, 0);
  }
  const served = feeders.reduce((sum, { consumers }) => sum + consumers, 0);
  expect(report.total).toMatchObject({ served, sustained });
  expect(report.total.saifi).toBeCloseTo(customers / served, 8);
  expect(report.total.saidi).toBeCloseTo(minutes / served, 6);
});
