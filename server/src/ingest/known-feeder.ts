import { sql } from 'kysely';
import type { Database } from '../database/database';
import type { Sender } from '../senders/source-keys';
import type { Said } from './settle';

/** Why a beginning cannot be kept: its feeder is unknown, or of a company that the source does not report for. */
export async function feederRefusals(db: Database, { companies }: Sender, events: readonly Said[]): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(events.flatMap(({ report }) => (report.type === 'open' ? [report.feederId] : [])))];
  if (wanted.length === 0) return new Map();
  const { rows } = await sql<{ id: string; company: string | null }>`
    select f.id, d.company_name as company from feeder f left join organisation d on d.code = f.subdivision_code
      where f.id = any(${wanted}::text[])`.execute(db);
  const companyOf = new Map(rows.map(({ id, company }) => [id, company ?? '']));
  return new Map(wanted.flatMap((id): [string, string][] => {
    const company = companyOf.get(id);
    if (company === undefined) return [[id, `unknown feeder ${id}`]];
    return companies.length === 0 || companies.includes(company) ? [] : [[id, `this source does not report for ${company}`]];
  }));
}
