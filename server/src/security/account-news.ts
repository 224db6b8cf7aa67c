// What an owner is told of their account at the next sign-in. Each device keeps for itself how far its owner has read,
// so somebody else who signs in takes no news away.
import { sql } from 'kysely';
import type { AccountNews, listAccountNews } from 'shared-contracts/endpoint/session/account-news';
import { newsKinds } from 'shared-contracts/entity/security-event';
import { hashToken } from '../access/token';
import { wireMoment } from '../grid/cell';
import type { Call } from '../http/router';
import type { Services } from '../services/services';

const most = 20;
/** Told where no device keeps what was read: a browser without storage. */
const daysWithoutDevice = 7;

type Reader = Pick<Call<typeof listAccountNews>, 'caller' | 'deviceToken'>;

export async function findAccountNews({ db, now }: Services, { caller, deviceToken }: Reader): Promise<AccountNews[]> {
  const { employeeId, user } = caller.principal;
  const tokenHash = deviceToken === null ? null : hashToken(deviceToken);
  const { rows } = await sql<AccountNews>`
    with device as (
      select id, read_until from known_device where employee_id = ${employeeId} and token_hash = ${tokenHash}::bytea
    )
    select e.id, ${wireMoment(sql`e.at`)} as at, e.kind, e.address, e.device, e.actor_name as "actorName"
    from security_event e left join device d on true
    where e.company_name = ${user.companyName} and e.emp_no = ${user.empNo} and e.kind = any(${[...newsKinds]}::text[])
      and (e.kind not in ('signIn', 'handshake') or (e.new_device_id is not null and e.new_device_id is distinct from d.id))
      and case when d.id is null then e.at > ${now()}::timestamptz - make_interval(days => ${daysWithoutDevice})
        else e.id > d.read_until end
    order by e.id desc limit ${most}`.execute(db);
  return rows;
}

export async function readNewsUntil({ db }: Services, { caller, deviceToken }: Reader, newest: number): Promise<void> {
  if (deviceToken === null) return;
  await sql`update known_device set read_until = greatest(read_until, ${newest}::bigint)
    where employee_id = ${caller.principal.employeeId} and token_hash = ${hashToken(deviceToken)}`.execute(db);
}
