import { sql } from 'kysely';
import { officeTypes } from 'shared-contracts/import/import-kind';
import { officeReferences } from '../../organisations/office-references';
import { type ImportTarget, upsert, wordList } from './import-target';

/** The code of the office above one, by the number of its own type. */
const parentCode = sql`
  case r.type when 'circle' then left(r.code, 2) || '000000' when 'division' then left(r.code, 4) || '0000'
    when 'subdivision' then left(r.code, 6) || '00' end`;

export const offices: ImportTarget = {
  kind: 'offices',
  subject: 'office',
  actions: { added: 'addOffice', changed: 'changeOffice', retired: 'retireOffice' },
  current: sql`
    select code as key, code as subject_id, retired_at is not null as is_retired, code, (${wordList(officeTypes)})[org_type] as type, name,
      company_name as company
    from organisation where org_type < 5`,
  checks: [
    sql`
      select r.line, 'code' as name, 'cell.noParent' as code, jsonb_build_object('code', ${parentCode}) as fault_values
      from import_row r left join organisation o on o.code = ${parentCode} and o.retired_at is null left
        join import_row above on above.code = ${parentCode}
      where not r.is_faulty and r.type <> 'company' and o.code is null and above.code is null`,
    sql`
      select r.line, 'code' as name, 'cell.ofSubstation' as code, '{}'::jsonb as fault_values
      from import_row r join organisation o on o.code = r.code where not r.is_faulty and o.org_type = 5`,
  ],
  write: (present) => [
    upsert('organisation', ['code'], [
      { column: 'code', value: sql`r.code`, from: 'code' },
      { column: 'org_type', value: sql`array_position(${wordList(officeTypes)}, r.type)`, from: 'type' },
      { column: 'name', value: sql`r.name`, from: 'name' },
      { column: 'company_name', value: sql`r.company`, from: 'company' },
      { column: 'retired_at', value: sql`null::timestamptz`, from: 'always' },
    ], present),
  ],
  retire: (keys, { at }) => sql`update organisation set retired_at = ${at} where code in (${keys})`,
  refusedRetirements: officeReferences,
  // Whatever lies below an office shows its name.
  touched: {
    feeders: null,
    offices: sql`
      select o.code from import_change d join organisation above on above.code = d.key
        join organisation o on starts_with(o.code, above.trimmed_code)
      where d.change in ('added', 'changed')`,
  },
};
