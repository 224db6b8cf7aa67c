import { sql } from 'kysely';
import type { EndpointOutput } from 'shared-contracts/endpoint';
import type { listOffices } from 'shared-contracts/endpoint/master-data/list-offices';
import type { Principal } from '../access/principal';
import { managedScope } from '../access/suite-scope';
import type { Database } from '../database/database';

interface OfficeQuestion {
  readonly below?: string | undefined;
  readonly search?: string | undefined;
}

/** The code of the office above `o`. */
const parentCode = sql`
  case o.org_type when 2 then left(o.code, 2) || '000000' when 3 then left(o.code, 4) || '0000'
    when 4 then left(o.code, 6) || '00' when 5 then left(o.code, 6) || '00' end`;

/** A level of the tree, or what a search finds; of each, what hangs on it. */
export async function listOfficeNodes(
  db: Database,
  user: Principal['user'],
  { below, search }: OfficeQuestion,
): Promise<EndpointOutput<typeof listOffices>['data']> {
  const literal = (search ?? '').replace(/[\\%_]/g, '\\$&');
  const wanted =
    search !== undefined && search !== ''
      ? sql`(lower(o.name) like lower(${`%${literal}%`}) or o.code like ${`${literal}%`})`
      : below === undefined
        ? sql`(o.org_type = 1 or o.code = ${user.eurjaCode})`
        : sql`${parentCode} = ${below}`;
  const { rows } = await sql<EndpointOutput<typeof listOffices>['data'][number]>`
    select o.code, (array['company', 'circle', 'division', 'subdivision', 'substation'])[o.org_type] as type, o.name,
      o.company_name as company,
      ${parentCode} as "parentCode", o.retired_at is not null as "isRetired",
      (select count(*) from organisation c where c.retired_at is null
        and c.org_type = case when o.org_type >= 4 then 0 when o.org_type = 3 then c.org_type else o.org_type + 1 end
        and c.code <> o.code and starts_with(c.code, o.trimmed_code)) as children,
      (select count(*) from feeder f where f.retired_at is null and (f.substation_code = o.code or f.subdivision_code = o.code)) as feeders
    from organisation o where ${wanted} and ${managedScope(user, 'o.code')}
    order by o.retired_at is not null, o.code limit 200`.execute(db);
  return rows;
}
