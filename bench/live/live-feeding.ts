// Outages as the monitoring system reports them, at a given pace.
import { performance } from 'node:perf_hooks';
import { type Account, bearer, signIn } from '../load/list-call';

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export interface Feeding {
  readonly apiUrl: string;
  readonly ingestKey: string;
  readonly feeders: readonly string[];
}

/** Feeders of the account's organisation. */
export async function feedersOf(apiUrl: string, account: Account): Promise<string[]> {
  const answer = await fetch(`${apiUrl}/outage?limit=100&offset=0`, { headers: bearer(await signIn(apiUrl, account)) });
  const { dataSource } = (await answer.json()) as { dataSource: { feeder_id: string }[] };
  return [...new Set(dataSource.map(({ feeder_id: id }) => id))];
}

async function report({ apiUrl, ingestKey }: Feeding, events: readonly object[]): Promise<void> {
  const answer = await fetch(`${apiUrl}/ingest/outages`, {
    method: 'POST', headers: { 'content-type': 'application/json', 'x-ingest-key': ingestKey }, body: JSON.stringify({ events }),
  });
  const { rejected, message } = (await answer.json()) as { rejected?: unknown[]; message?: string };
  if (!answer.ok || rejected?.length)
    throw new Error(`The ingest answered ${answer.status}: ${message ?? JSON.stringify(rejected?.slice(0, 2))}`);
}

const endedNow = (sfmsId: string) => ({ type: 'close', sfmsId, endedAt: new Date(Date.now() + 1000).toISOString() });
const begun = ({ feeders }: Feeding, sfmsId: string, count: number) => ({
  type: 'open', sfmsId, feederId: feeders[count % feeders.length], startedAt: new Date().toISOString(), interruptionType: 3,
});

export async function closeAll(feeding: Feeding, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += 1000) await report(feeding, ids.slice(from, from + 1000).map(endedNow));
}

/** So many outages, open. Answers their numbers. */
export async function openMany(feeding: Feeding, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, index) => `O${performance.timeOrigin + performance.now()}-${index}`);
  for (let from = 0; from < count; from += 1000)
    await report(
      feeding,
      ids.slice(from, from + 1000).map((id, index) => begun(feeding, id, from + index)),
    );
  return ids;
}

/** Outages one by one, each with the moment at which it was reported in its number. Answers their numbers. */
export async function openAtPace(feeding: Feeding, perSecond: number, seconds: number): Promise<string[]> {
  const ids: string[] = [];
  const inFlight: Promise<void>[] = [];
  const from = performance.now();
  for (let count = 0; count < perSecond * seconds; count += 1) {
    await pause(Math.max(0, from + (count * 1000) / perSecond - performance.now()));
    const sfmsId = `B${performance.timeOrigin + performance.now()}-${count}`;
    ids.push(sfmsId);
    inFlight.push(report(feeding, [begun(feeding, sfmsId, count)]));
  }
  await Promise.all(inFlight);
  return ids;
}
