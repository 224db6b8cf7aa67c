// The devices from which employees have signed in. A browser keeps a token that opens nothing. It only says: the
// account knows me, so others' guesses of its password need not slow me down. Stored is its hash.
import { sql } from 'kysely';
import type { Database } from '../database/database';
import { networkOf } from './attempt';
import { currentOrigin } from './origin';
import { hashToken, makeToken } from './token';

/** Of one employee; the one that was unused for longest makes way. */
const devicesEach = 20;
/** A device that nobody signed in from for so long is forgotten. */
const keptDays = 180;
/** So long an account knows the network that it has signed in from. */
export const placeDays = 30;

interface SignedIn {
  readonly employeeId: number;
  readonly address: string;
  /** What the browser sent. */
  readonly token: string | null;
  readonly now: Date;
}

/** A browser may have signed several people in. A token that the suite has not given is none. */
async function isGiven(db: Database, token: string): Promise<boolean> {
  const known = db.selectFrom('known_device').select('employee_id').where('token_hash', '=', hashToken(token)).limit(1);
  return (await known.executeTakeFirst()) !== undefined;
}

async function forgetBeyond(db: Database, employeeId: number): Promise<void> {
  await sql`
    delete from known_device where id in (
      select id from known_device where employee_id = ${employeeId} order by used_at desc, id desc offset ${devicesEach}
      for update skip locked)`.execute(db);
}

/** The device of a sign-in. */
interface SeenDevice {
  /** What the browser has to keep; null: it has it. */
  readonly token: string | null;
  /** Null: the account knew it. */
  readonly newId: number | null;
}

/** A new device has read what came before the last sign-in elsewhere: the owner hears of that one. */
const readBefore = (employeeId: number) => sql<number>`(
  select coalesce(max(e.id) - 1, 0) from security_event e join employee p on p.company_name = e.company_name and p.emp_no = e.emp_no
  where p.id = ${employeeId} and e.kind in ('signIn', 'handshake'))`;

/** After a right password: notes the device. */
export async function rememberDevice(db: Database, { employeeId, address, token, now }: SignedIn): Promise<SeenDevice> {
  const given = token !== null && (await isGiven(db, token)) ? token : null;
  const used = given ?? makeToken();
  const seen = { used_at: now, network: networkOf(address), device: currentOrigin().device };
  const { id, isNew } = await db
    .insertInto('known_device')
    .values({ token_hash: hashToken(used), employee_id: employeeId, first_at: now, ...seen, read_until: readBefore(employeeId) })
    .onConflict((conflict) => conflict.columns(['token_hash', 'employee_id']).doUpdateSet(seen))
    .returning(['id', sql<boolean>`xmax = 0`.as('isNew')])
    .executeTakeFirstOrThrow();
  if (given === null) await forgetBeyond(db, employeeId);
  return { token: given === null ? used : null, newId: isNew ? id : null };
}

/** Somebody else may have signed in there: the owner of the new password begins anew. */
export async function forgetDevices(db: Database, employeeId: number): Promise<void> {
  await db.deleteFrom('known_device').where('employee_id', '=', employeeId).execute();
}

/** Upkeep's limit: what was used before is forgotten. */
export const devicesKeptFor = `${keptDays} days`;
