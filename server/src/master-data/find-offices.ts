import { sql } from 'kysely';
import type { EndpointInput } from 'shared-contracts/endpoint';
import { officeFieldTypes, type OfficeHit, type searchOffices } from 'shared-contracts/endpoint/master-data/search-offices';
import type { Database } from '../database/database';
import { searchOffice } from '../organisations/search-office';

type Question = EndpointInput<typeof searchOffices>['query'];

/** Offices in use, of any company, for a field of a form. */
export async function findOffices(db: Database, { search, type }: Question): Promise<OfficeHit[]> {
  const orgType = type === undefined ? null : officeFieldTypes.indexOf(type) + 1;
  const within = sql<boolean>`o.retired_at is null and ${orgType === null ? sql`true` : sql`o.org_type = ${orgType}`}`;
  const hits = await searchOffice(db, { text: search, within });
  const places = await db
    .selectFrom('substation')
    .select(['code', 'latitude', 'longitude'])
    .where('code', 'in', ['', ...hits.map(({ code }) => code)])
    .execute();
  const placeOf = new Map(places.map(({ code, latitude, longitude }) => [code, { latitude, longitude }]));
  return hits.map(({ code, name, company_name: company, circle_name: circle, division_name: division }) => ({
    code,
    name,
    path: [company, circle, division].flatMap((above) => (above === null || above === name ? [] : [above])),
    ...(placeOf.get(code) ?? { latitude: null, longitude: null }),
  }));
}
