import { sql } from 'kysely';
import type { Session } from 'shared-contracts/entity/session';
import type { Caller } from '../http/gate';
import { refusal } from '../http/refusal';
import { wireMoment } from '../grid/cell';
import { hashToken } from '../access/token';
import type { Services } from '../services/services';
import { recordSecurity } from './security-trail';

interface Past {
  lastSignIn: { at: string; address: string | null; device: string | null } | null;
  failedTries: number;
}

/** The newest first; those that have run out are not shown. `token` is of the session that asks. */
export async function listSessionsOf({ db, now }: Pick<Services, 'db' | 'now'>, employeeId: number, token: string): Promise<Session[]> {
  const { rows } = await sql<Session>`
    select id, ${wireMoment(sql`created_at`)} as "openedAt", ${wireMoment(sql`used_at`)} as "usedAt",
      ${wireMoment(sql`expires_at`)} as "expiresAt", address, device, token_hash = ${hashToken(token)} as "isCurrent"
    from session where employee_id = ${employeeId} and expires_at > ${now()}
    order by created_at desc, id desc`.execute(db);
  return rows;
}

/** The sign-in before the one of this session, and how many tries have failed since. */
export async function pastOf({ db }: Services, { principal: { user }, token }: Caller): Promise<Past> {
  const { rows: [past] } = await sql<Past>`
    with mine as (
      select e.* from security_event e, session s
      where s.token_hash = ${hashToken(token)} and e.company_name = ${user.companyName} and e.emp_no = ${user.empNo}
        and e.at < s.created_at
    ), last as (
      select at, address, device from mine where kind in ('signIn', 'handshake') order by id desc limit 1
    )
    select
      (select jsonb_build_object('at', ${wireMoment(sql`at`)}, 'address', address, 'device', device) from last) as "lastSignIn",
      (select coalesce(sum(times), 0)::integer from mine
        where kind = 'signInFailed' and at > coalesce((select at from last), '-infinity')) as "failedTries"`.execute(db);
  return past ?? { lastSignIn: null, failedTries: 0 };
}

/** Throws a refusal when the employee has no such session. */
export async function endOneSession({ db, sessions }: Pick<Services, 'db' | 'sessions'>, employeeId: number, id: number): Promise<void> {
  const hash = await db.selectFrom('session').select('token_hash').where('id', '=', id)
    .where('employee_id', '=', employeeId).executeTakeFirst();
  if (!hash || !(await sessions.endHashed(hash.token_hash, db))) throw refusal('notFound', 'session.ended');
}

export async function endOwnSession(services: Services, { principal }: Caller, id: number): Promise<void> {
  await endOneSession(services, principal.employeeId, id);
  const { companyName, empNo } = principal.user;
  await recordSecurity(services.db, { at: services.now(), kind: 'sessionEnded', companyName, empNo });
}
