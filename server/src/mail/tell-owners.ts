// Mail to owners about their accounts. What has to be told is written with the event itself, so a mail outlives a restart
// and a mail server that is away. Any number of processes take turns: each event is one process's for a while.
import { sql } from 'kysely';
import type { Database } from '../database/database';
import { csvMoment } from '../grid/cell';
import { mailedFor } from '../security/security-trail';
import { type AccountEvent, accountMail } from './account-mail';
import type { SendMail } from './mailer';

const atOnce = 20;
/** After a failure, and when a process dies meanwhile. */
const againAfter = '5 minutes';

interface DueEvent extends AccountEvent {
  readonly id: number;
  /** Null: the employee has none, so there is nobody to tell. */
  readonly email: string | null;
}

interface Teller {
  readonly db: Database;
  readonly now: () => Date;
  readonly send: SendMail;
  readonly hostUrl: string;
  readonly onError: (error: unknown) => void;
}

async function takeDue(db: Database, now: Date): Promise<readonly DueEvent[]> {
  const { rows } = await sql<DueEvent>`
    update security_event e set mail_after = ${now}::timestamptz + ${againAfter}::interval
    from (
      select id from security_event
      where mail_after <= ${now}::timestamptz and at > ${now}::timestamptz - ${mailedFor}::interval
      order by mail_after limit ${atOnce} for update skip locked
    ) due left join lateral (
      select p.email, p.name, p.language from security_event s
      join employee p on p.company_name = s.company_name and p.emp_no = s.emp_no where s.id = due.id
    ) p on true
    where e.id = due.id
    returning e.id, e.kind, ${csvMoment(sql`e.at`)} as "when", e.address, e.device, e.actor_name as "actorName",
      e.company_name as "companyName", e.emp_no as "empNo", coalesce(p.name, '') as name, p.language,
      nullif(p.email, '') as email`.execute(db);
  return rows;
}

/** Tells the owners of what is due; a mail that fails is tried again, for a day. */
export async function tellOwners({ db, now, send, hostUrl, onError }: Teller): Promise<void> {
  for (const event of await takeDue(db, now())) {
    try {
      if (event.email !== null) await send(accountMail(event, event.email, hostUrl));
      await db.updateTable('security_event').set({ mail_after: null }).where('id', '=', event.id).execute();
    } catch (error) {
      onError(error);
    }
  }
}

const lookEveryMs = 2_000;

/** Looks for what is due, until it is stopped; a mail that is being sent is waited for. */
export function startTellingOwners(teller: Teller): { stop(): Promise<void> } {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();
  const look = (): void => {
    round = tellOwners(teller).catch(teller.onError).then(() => {
      if (!isStopped) timer = setTimeout(look, lookEveryMs).unref();
    });
  };
  look();
  return {
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      return round;
    },
  };
}
