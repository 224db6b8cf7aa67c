// The one search for offices: by name or by the beginning of a code.
import { type RawBuilder, sql } from 'kysely';
import { limits } from 'shared-contracts/constant/limit';
import type { Database } from '../database/database';

export interface OfficeHit {
  readonly code: string;
  readonly trimmed_code: string;
  readonly org_type: number;
  readonly name: string;
  readonly company_name: string;
  readonly circle_name: string | null;
  readonly division_name: string | null;
  readonly subdivision_name: string | null;
  readonly substation_name: string | null;
}

interface OfficeSearch {
  readonly text: string;
  /** Which offices may be found at all; `o` is the organisation. */
  readonly within: RawBuilder<boolean>;
}

/** From here on a part of a name has trigrams of its own; what is shorter is looked for at the beginning of words. */
const partLength = 3;

/** The best hits first: a name or a code that begins with the text, then a word that does, then any part. */
export async function searchOffice(db: Database, { text, within }: OfficeSearch): Promise<OfficeHit[]> {
  if (text === '') return [];
  const literal = text.replace(/[\\%_]/g, '\\$&');
  const name = sql`lower(o.name)`;
  const begins = sql`${name} like lower(${`${literal}%`})`;
  const wordBegins = sql`${name} like lower(${`% ${literal}%`})`;
  const matches = text.length >= partLength ? sql`${name} like lower(${`%${literal}%`})` : sql`${begins} or ${wordBegins}`;
  const codeBegins = sql`o.code like ${`${literal}%`}`;
  const { rows } = await sql<OfficeHit>`
    select o.code, o.trimmed_code, o.org_type, o.name, o.company_name, o.circle_name, o.division_name, o.subdivision_name, o.substation_name
    from organisation o
    where (${matches} or ${codeBegins}) and ${within}
    order by case when ${begins}
      or ${codeBegins} then 0 when ${wordBegins} then 1 else 2 end, o.org_type, length(o.name), o.name collate "C", o.code
    limit ${limits.officeHits}`.execute(db);
  return rows;
}
