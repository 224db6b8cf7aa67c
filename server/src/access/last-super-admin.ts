// Somebody active may always do everything.
import { type Transaction, sql } from 'kysely';
import { englishOf } from 'shared-contracts/english/catalogue';
import { superAdminNames } from 'shared-contracts/rule/permission';
import { advisoryLock } from '../database/advisory-lock';
import type { Schema } from '../database/schema';

type Trx = Transaction<Schema>;

async function hasSuperAdmin(trx: Trx): Promise<boolean> {
  const found = trx.selectFrom('employee').select('id').where('is_active', '=', true);
  return (await found.where(sql<boolean>`permissions && ${[...superAdminNames]}::text[]`).limit(1).executeTakeFirst()) !== undefined;
}

/** Thrown by `keepSuperAdmin`. */
export class LastSuperAdminError extends Error {
  constructor() {
    super(englishOf({ code: 'account.lastSuperAdmin' }));
  }
}

/** Makes a change unless it would leave nobody who may do everything. Changes like it wait for each other. */
export async function keepSuperAdmin<Result>(trx: Trx, change: () => Promise<Result>): Promise<Result> {
  await sql`select pg_advisory_xact_lock(${advisoryLock.superAdmin}::bigint)`.execute(trx);
  const had = await hasSuperAdmin(trx);
  const result = await change();
  if (had && !(await hasSuperAdmin(trx))) throw new LastSuperAdminError();
  return result;
}
