// Reports of the feeder monitoring system: outages that begin and end.
import { randomUUID } from 'node:crypto';
import { apiUrl, ingestKey } from './suite';

const minuteMs = 60_000;

/** ISO 8601 with offset, so many minutes ago. */
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * minuteMs).toISOString();

async function report(events: readonly object[]): Promise<void> {
  const response = await fetch(`${apiUrl}/ingest/outages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-ingest-key': ingestKey },
    body: JSON.stringify({ events }),
  });
  const { rejected }: { rejected: unknown[] } = await response.json();
  if (rejected.length > 0) throw new Error(`Not taken in: ${JSON.stringify(rejected)}`);
}

interface Begun {
  readonly feederId: string;
  /** Minutes since it began. */
  readonly age?: number;
  readonly interruptionType?: number;
}

/** Outages of one test; what is open at its end is closed. */
export class ReportedOutages {
  private readonly open = new Set<string>();

  async begin({ feederId, age = 1, interruptionType = 0 }: Begun): Promise<string> {
    const sfmsId = `E${randomUUID()}`;
    await report([{ type: 'open', sfmsId, feederId, startedAt: minutesAgo(age), interruptionType }]);
    this.open.add(sfmsId);
    return sfmsId;
  }

  async end(sfmsId: string): Promise<void> {
    await report([{ type: 'close', sfmsId, endedAt: minutesAgo(0) }]);
    this.open.delete(sfmsId);
  }

  async endAll(): Promise<void> {
    await report([...this.open].map((sfmsId) => ({ type: 'close', sfmsId, endedAt: minutesAgo(0) })));
    this.open.clear();
  }
}
