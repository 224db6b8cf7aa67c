import { type RawBuilder, sql } from 'kysely';
import { managedScope } from '../access/suite-scope';
import type { Principal } from '../access/principal';
import { keepsEverything } from '../access/suite-scope';
import type { Database } from '../database/database';
import { refusal } from '../http/refusal';

/** The office above all: who keeps the whole suite hears of every outage unless they name offices. */
const everything = '90000000';

/** The offices that a webhook names, each of them in use and managed by the caller. Without any: all that they manage. */
export async function managedOffices(db: Database, user: Principal['user'], offices: readonly string[]): Promise<string[]> {
  if (offices.length === 0) return [keepsEverything(user) ? everything : user.eurjaCode];
  const wanted = [...new Set(offices)];
  const { rows } = await sql<{ code: string }>`
    select code from organisation o where o.code in (${sql.join(wanted)}) and o.retired_at is null
      and ${managedScope(user, 'o.code')}`.execute(db);
  const found = new Set(rows.map(({ code }) => code));
  const unknown = wanted.find((code) => !found.has(code) && !(code === everything && keepsEverything(user)));
  if (unknown !== undefined) throw refusal('ruleBroken', 'webhook.unknownOffice', { code: unknown }, 'offices');
  return wanted;
}

/** True of webhooks that tell nothing beyond what somebody manages; `alias` is a name of this code base. */
export function managesWebhook(user: Principal['user'], alias: string): RawBuilder<boolean> {
  return sql`not exists (select from unnest(${sql.ref(`${alias}.offices`)}) as told (code)
    where not (${managedScope(user, 'told.code')}))`;
}
