// Who still needs an office or a substation that is retired.
import { type RawBuilder, sql } from 'kysely';

/** A retired office and how many still refer to it; `code` says what they are. */
export interface OfficeReference {
  readonly key: string;
  readonly code: 'office.hasOffices' | 'office.hasFeeders' | 'office.hasEmployees' | 'office.hasSubstations';
  readonly count: number;
}

export const referenceValues = ({ key: code, count }: OfficeReference) => ({ code, count });

/** Retired offices that are still referred to: an `OfficeReference` a row, a query for each kind of reference. */
export const officeReferences: readonly RawBuilder<unknown>[] = [
  sql`
    select o.code as key, 'office.hasOffices' as code, count(*)::int as count
    from organisation o join organisation b on b.retired_at is null and b.code <> o.code and b.code >= o.trimmed_code collate "C"
      and b.code < o.trimmed_code || 'A' collate "C"
    where o.retired_at is not null group by o.code`,
  sql`
    select o.code as key, 'office.hasFeeders' as code, count(*)::int as count
    from organisation o join feeder f on f.retired_at is null and (f.substation_code = o.code or f.subdivision_code = o.code)
    where o.retired_at is not null group by o.code`,
  sql`
    select o.code as key, 'office.hasEmployees' as code, count(*)::int as count
    from organisation o join employee e on e.is_active and e.organization_code = o.code
    where o.retired_at is not null group by o.code`,
  sql`
    select o.code as key, 'office.hasSubstations' as code, count(*)::int as count
    from organisation o join substation s on s.subdivision_code = o.code join organisation own on own.code = s.code
      and own.retired_at is null
    where o.retired_at is not null group by o.code`,
];
