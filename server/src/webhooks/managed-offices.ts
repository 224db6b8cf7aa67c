// To which office a webhook belongs, and of which offices it may tell.
import { type RawBuilder, sql } from 'kysely';
import { trimEurjaCode } from 'shared-contracts/rule/organisation-scope';
import type { Principal } from '../access/principal';
import { below } from '../access/scope';
import { keepsEverything, managedScope } from '../access/suite-scope';
import type { Database } from '../database/database';
import { refusal } from '../http/refusal';

/** The office above all: what those make who keep the whole suite belongs to it. */
const everything = '90000000';

/** The office to which what somebody makes belongs. */
export const scopeOf = (user: Principal['user']): string => (keepsEverything(user) ? everything : user.eurjaCode);

/** The offices that a webhook of the office `scope` names, each of them in use and not outside of it. Without any: all of it. */
export async function offeredOffices(
  db: Database,
  user: Principal['user'],
  scope: string,
  offices: readonly string[],
): Promise<string[]> {
  const wanted = [...new Set(offices)].filter((code) => code !== scope);
  if (wanted.length === 0) return [scope];
  const isWithin = scope === everything ? sql<boolean>`true` : below(sql`o.code`, trimEurjaCode(scope));
  const { rows } = await sql<{ code: string; is_within: boolean }>`
    select o.code, ${isWithin} as is_within from organisation o where o.code in (${sql.join(wanted)}) and o.retired_at is null
      and ${managedScope(user, 'o.code')}`.execute(db);
  const found = new Map(rows.map(({ code, is_within: within }) => [code, within]));
  const refused = wanted.find((code) => found.get(code) !== true);
  if (refused === undefined) return [...new Set(offices)];
  throw refusal('ruleBroken', found.has(refused) ? 'webhook.outsideOffice' : 'webhook.unknownOffice', { code: refused }, 'offices');
}

/** True of webhooks of the offices that somebody manages; `alias` is a name of this code base. */
export function managesWebhook(user: Principal['user'], alias: string): RawBuilder<boolean> {
  return managedScope(user, `${alias}.scope`);
}
