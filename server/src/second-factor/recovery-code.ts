// Codes for the day when the phone is lost: shown once, each good for one sign-in. Only their hashes are kept.
import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { hashToken } from '../access/token';
import type { Database } from '../database/database';
import type { Schema } from '../database/schema';
import { toBase32 } from './base32';

const howMany = 10;
/** Ten letters and digits. */
const bytes = 6;
const length = 10;

/** Dashes, blanks and small letters are how people type it. */
const plain = (code: string) => code.toUpperCase().replace(/[^A-Z2-7]/g, '');

function makeCode(): string {
  const text = toBase32(Buffer.concat([randomBytes(bytes), randomBytes(1)])).slice(0, length);
  return `${text.slice(0, length / 2)}-${text.slice(length / 2)}`;
}

/** New ones in place of those that the employee had. */
export async function makeRecoveryCodes(trx: Transaction<Schema>, employeeId: number): Promise<readonly string[]> {
  const codes = Array.from({ length: howMany }, makeCode);
  await trx.deleteFrom('recovery_code').where('employee_id', '=', employeeId).execute();
  await trx.insertInto('recovery_code')
    .values(codes.map((code) => ({ employee_id: employeeId, code_hash: hashToken(plain(code)) }))).execute();
  return codes;
}

/** Uses a code up; false: the employee has no such code. */
export async function spendRecoveryCode(db: Database, employeeId: number, code: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('recovery_code')
    .where('employee_id', '=', employeeId).where('code_hash', '=', hashToken(plain(code))).executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countRecoveryCodes(db: Database, employeeId: number): Promise<number> {
  const { rows: [row] } = await sql<{ count: number }>`
    select count(*)::integer as count from recovery_code where employee_id = ${employeeId}`.execute(db);
  return row?.count ?? 0;
}
