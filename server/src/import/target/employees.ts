import { sql } from 'kysely';
import { companies } from 'shared-contracts/constant/company';
import { permissionNames } from 'shared-contracts/rule/permission';
import { revokeOfInactive } from '../../access/forget-ended-access';
import { cell, type ImportTarget, upsert, wordList } from './import-target';

/** Permissions as a file has them: known ones in the order of their table, then any other. */
const permissionText = sql`
  coalesce((select string_agg(p, ';' order by array_position(${wordList(permissionNames)}, p), p) from unnest(e.permissions) p), '')`;

export const employees: ImportTarget = {
  kind: 'employees',
  subject: 'employee',
  actions: { added: 'addEmployee', changed: 'changeEmployee', retired: 'retireEmployee' },
  // Who is not active is there all the same, but is missed in no file.
  current: sql`
    select company_name || '/' || emp_no as key, id::text as subject_id, false as is_retired, company_name as company, emp_no, name,
      designation, organization_code as office_code, coalesce(email, '') as email, coalesce(mobile, '') as mobile,
      ${permissionText} as permissions, is_active::text as active
    from employee e`,
  checks: [
    sql`
      select r.line, 'office_code' as name, 'cell.noOffice' as code, jsonb_build_object('code', r.office_code) as fault_values
      from import_row r left join organisation o on o.code = r.office_code and o.retired_at is null
      where not r.is_faulty and o.code is null`,
  ],
  write: (present, { passwordHash }) => [
    upsert(
      'employee',
      ['company_name', 'emp_no'],
      [
        { column: 'company_name', value: sql`r.company`, from: 'company' },
        { column: 'emp_no', value: sql`r.emp_no`, from: 'emp_no' },
        { column: 'name', value: sql`r.name`, from: 'name' },
        { column: 'designation', value: sql`r.designation`, from: 'designation' },
        { column: 'organization_code', value: sql`r.office_code`, from: 'office_code' },
        { column: 'email', value: cell('email'), from: 'email' },
        { column: 'mobile', value: cell('mobile'), from: 'mobile' },
        {
          column: 'permissions',
          value: sql`case when r.permissions = '' then '{}' else string_to_array(r.permissions, ';') end`,
          from: 'permissions',
        },
        { column: 'is_active', value: sql`r.active::boolean`, from: 'active' },
        { column: 'password_hash', value: sql`${passwordHash}::text`, from: 'once' },
        { column: 'is_weak_password', value: sql`true`, from: 'once' },
      ],
      present,
    ),
    revokeOfInactive,
    // The link of the first start is of no use any more.
    sql`delete from setup_link where exists (select from employee)`,
  ],
  retire: (keys) => sql`update employee set is_active = false where company_name || '/' || emp_no in (${keys})`,
  refusedRetirements: [],
  touched: { feeders: null, offices: null },
};

/** Companies as SQL sorts an export. */
export const companyOrder = sql`array_position(${wordList(companies)}, company)`;
