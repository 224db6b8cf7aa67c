import { sql } from 'kysely';
import { officeReferences } from '../../organisations/office-references';
import { cell, changedKeys, type ImportTarget, missingOffice, upsert } from './import-target';

const fileColumn = (column: string, type = 'text', name = column) => ({ column, value: sql`${cell(name)}::${sql.raw(type)}`, from: name });

export const substations: ImportTarget = {
  kind: 'substations',
  subject: 'substation',
  actions: { added: 'addSubstation', changed: 'changeSubstation', retired: 'retireSubstation' },
  current: sql`
    select s.code as key, s.code as subject_id, o.retired_at is not null as is_retired, s.code, o.name,
      s.voltage_class::text as voltage_class, coalesce(s.subdivision_code, '') as subdivision_code, s.manage_by, s.monitoring,
      s.charging_date::text as charging_date, s.is_coastal::text as is_coastal,
      s.is_tribal::text as is_tribal, s.category, coalesce(s.email, '') as email, coalesce(s.mobile, '') as mobile,
      coalesce(s.latitude::text, '') as latitude, coalesce(s.longitude::text, '') as longitude
    from substation s join organisation o on o.code = s.code`,
  checks: [
    sql`
      select r.line, 'code' as name, 'cell.noDivision' as code, jsonb_build_object('code', left(r.code, 6) || '00') as fault_values
      from import_row r left join organisation o on o.code = left(r.code, 6) || '00' and o.retired_at is null
      where not r.is_faulty and o.code is null`,
    sql`
      select r.line, 'code' as name, 'cell.ofOffice' as code, '{}'::jsonb as fault_values
      from import_row r join organisation o on o.code = r.code where not r.is_faulty and o.org_type <> 5`,
    missingOffice('subdivision_code', 4, 'cell.noSubdivision'),
  ],
  write: (present) => [
    upsert(
      'organisation',
      ['code'],
      [
        { column: 'code', value: sql`r.code`, from: 'code' },
        { column: 'org_type', value: sql`5`, from: 'always' },
        { column: 'name', value: sql`r.name`, from: 'name' },
        { column: 'company_name', value: sql`'GETCO'`, from: 'always' },
        { column: 'retired_at', value: sql`null::timestamptz`, from: 'always' },
      ],
      present,
    ),
    upsert(
      'substation',
      ['code'],
      [
        fileColumn('code'),
        fileColumn('voltage_class', 'smallint'),
        fileColumn('subdivision_code'),
        fileColumn('manage_by'),
        fileColumn('monitoring'),
        fileColumn('charging_date', 'date'),
        fileColumn('is_coastal', 'boolean'),
        fileColumn('is_tribal', 'boolean'),
        fileColumn('category'),
        fileColumn('email'),
        fileColumn('mobile'),
        fileColumn('latitude', 'double precision'),
        fileColumn('longitude', 'double precision'),
      ],
      present,
    ),
  ],
  retire: (keys, { at }) => sql`update organisation set retired_at = ${at} where code in (${keys})`,
  refusedRetirements: officeReferences,
  touched: { feeders: null, offices: changedKeys },
};
