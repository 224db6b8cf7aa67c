import { sql, type Transaction } from 'kysely';
import { newsKinds, type SecurityKind } from 'shared-contracts/entity/security-event';
import { currentOrigin } from '../access/origin';
import { actorColumns, type AuditActor } from '../audit/audit-trail';
import type { Schema } from '../database/schema';

interface Teller {
  readonly at: Date;
  readonly actor: AuditActor;
}

const kinds = {
  added: 'accountAdded',
  permissions: 'permissionsChanged',
  on: 'activated',
  off: 'deactivated',
} as const satisfies Record<string, SecurityKind>;

/** What an applied file of employees did to accounts, in the security trail; one row of it may do two things. */
export async function tellSecurity(trx: Transaction<Schema>, { at, actor }: Teller): Promise<void> {
  const { actor_id, actor_name } = actorColumns(actor);
  const { address, device } = currentOrigin();
  await sql`
    insert into security_event (at, kind, company_name, emp_no, actor_name, address, device, mail_after)
    select ${at}, t.kind, e.company_name, e.emp_no, case when e.id = ${actor_id}::bigint then null else ${actor_name} end,
      ${address}::text, ${device}::text, case when t.kind = any(${[...newsKinds]}::text[]) then ${at}::timestamptz end
    from import_change d
    join employee e on e.company_name || '/' || e.emp_no = d.key
    cross join lateral (values
      (1, ${kinds.added}::text, d.change = 'added'),
      (2, ${kinds.permissions}, d.change = 'changed' and array(select unnest(e.permissions) order by 1)
        <> array(select unnest(string_to_array(d.before ->> 'permissions', ';')) order by 1)),
      (3, case when e.is_active then ${kinds.on}::text else ${kinds.off} end,
        d.change in ('changed', 'retired') and e.is_active::text <> d.before ->> 'active')
    ) t (place, kind, is_told)
    where t.is_told order by d.line, d.key, t.place`.execute(trx);
}
