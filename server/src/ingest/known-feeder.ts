import { sql } from 'kysely';
import type { Database } from '../database/database';
import type { Sender } from '../senders/source-keys';
import type { Said } from './said';

/** Why a beginning cannot be kept; undefined: nothing is in its way. */
export type FeederRefusal = (event: Said) => string | undefined;

interface KnownFeeder {
  readonly id: string;
  readonly company: string | null;
  readonly isRetired: boolean;
}

/**
 * The feeder of a beginning is unknown, of a company that the source does not report for, or retired. Of a retired
 * feeder more may still be said about a number that is known: its outages end as any other.
 */
export async function feederRefusals(db: Database, { companies }: Sender, events: readonly Said[]): Promise<FeederRefusal> {
  const wanted = [...new Set(events.flatMap(({ report }) => (report.type === 'open' ? [report.feederId] : [])))];
  if (wanted.length === 0) return () => undefined;
  const { rows } = await sql<KnownFeeder>`
    select f.id, d.company_name as company, f.retired_at is not null as "isRetired"
      from feeder f left join organisation d on d.code = f.subdivision_code where f.id = any(${wanted}::text[])`.execute(db);
  const feeders = new Map(rows.map((row) => [row.id, row]));
  const ofRetired = events.filter(({ report }) => report.type === 'open' && feeders.get(report.feederId)?.isRetired);
  const knownNumbers = await readKnownNumbers(db, ofRetired);
  return ({ sfmsId, report }) => {
    if (report.type !== 'open') return undefined;
    const feeder = feeders.get(report.feederId);
    if (feeder === undefined) return `unknown feeder ${report.feederId}`;
    if (companies.length > 0 && !companies.includes(feeder.company ?? '')) return `this source does not report for ${feeder.company ?? ''}`;
    return feeder.isRetired && !knownNumbers.has(sfmsId) ? `feeder ${report.feederId} is retired` : undefined;
  };
}

async function readKnownNumbers(db: Database, events: readonly Said[]): Promise<ReadonlySet<string>> {
  if (events.length === 0) return new Set();
  const numbers = events.map(({ sfmsId }) => sfmsId);
  const { rows } = await sql<{ sfmsId: string }>`
    select sfms_id as "sfmsId" from sfms_outage where sfms_id = any(${numbers}::text[])`.execute(db);
  return new Set(rows.map(({ sfmsId }) => sfmsId));
}
