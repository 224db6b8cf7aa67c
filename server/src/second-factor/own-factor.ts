// What an employee does with their own second factor. Each change needs their password: a stolen session is not enough.
import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { AuditAction } from 'shared-contracts/audit/audit-words';
import type { Principal } from '../access/principal';
import { recordAudit } from '../audit/audit-trail';
import type { Schema } from '../database/schema';
import { refusal } from '../http/refusal';
import type { Services } from '../services/services';
import { toBase32 } from './base32';
import { spendCode } from './check-code';
import { countRecoveryCodes, makeRecoveryCodes } from './recovery-code';
import { otpauthAddress } from './totp';

const secretBytes = 20;

interface OwnFactor {
  readonly isOn: boolean;
  readonly recoveryCodes: number;
}

export async function findOwnFactor({ db }: Services, { employeeId }: Principal): Promise<OwnFactor> {
  const factor = await db.selectFrom('second_factor').select('confirmed_at').where('employee_id', '=', employeeId).executeTakeFirst();
  return { isOn: factor?.confirmed_at != null, recoveryCodes: await countRecoveryCodes(db, employeeId) };
}

/** A secret that counts once a code of it has been typed; beginning again makes another one. */
export async function beginFactor({ db, now }: Services, { employeeId, user }: Principal): Promise<{ secret: string; address: string }> {
  const secret = randomBytes(secretBytes);
  const begun = { secret, created_at: now(), last_step: 0 };
  const { numInsertedOrUpdatedRows = 0n } = await db.insertInto('second_factor').values({ employee_id: employeeId, ...begun })
    .onConflict((conflict) => conflict.column('employee_id').doUpdateSet(begun).where('second_factor.confirmed_at', 'is', null))
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) throw refusal('changedMeanwhile', 'secondFactor.isOn');
  const text = toBase32(secret);
  return { secret: text, address: otpauthAddress(text, `${user.companyName} ${user.empNo}`) };
}

function record(trx: Transaction<Schema>, actor: Principal, at: Date, action: AuditAction): Promise<void> {
  return recordAudit(trx, { at, actor, action, subject: 'employee', subjectId: String(actor.employeeId), before: null, after: null });
}

/** Switches it on, with the first code of the app. Answers the recovery codes, which nobody can read again. */
export async function confirmFactor(services: Services, caller: Principal, code: string): Promise<readonly string[]> {
  const { db, sessions, now } = services;
  const { employeeId } = caller;
  const factor = await db.selectFrom('second_factor').select(['secret', 'confirmed_at'])
    .where('employee_id', '=', employeeId).executeTakeFirst();
  if (!factor) throw refusal('changedMeanwhile', 'secondFactor.isOff');
  if (factor.confirmed_at !== null) throw refusal('changedMeanwhile', 'secondFactor.isOn');
  await spendCode(services, caller, { employeeId, secret: factor.secret }, { typed: code, refusedAs: 'ruleBroken' });
  const codes = await db.transaction().execute(async (trx) => {
    // Somebody may have begun anew meanwhile: the code belongs to this secret.
    const { numUpdatedRows } = await trx.updateTable('second_factor').set({ confirmed_at: now() })
      .where('employee_id', '=', employeeId).where('secret', '=', factor.secret).where('confirmed_at', 'is', null).executeTakeFirst();
    if (numUpdatedRows === 0n) throw refusal('changedMeanwhile', 'secondFactor.isOn');
    await record(trx, caller, now(), 'addSecondFactor');
    return makeRecoveryCodes(trx, employeeId);
  });
  // Sessions that are remembered may hold more permissions from now on.
  sessions.forget(`employee:${employeeId}`);
  return codes;
}

/** Those before are no longer good. */
export async function renewRecoveryCodes({ db, now }: Services, caller: Principal): Promise<readonly string[]> {
  return db.transaction().execute(async (trx) => {
    const factor = await trx.selectFrom('second_factor').select('confirmed_at')
      .where('employee_id', '=', caller.employeeId).forUpdate().executeTakeFirst();
    if (factor?.confirmed_at == null) throw refusal('changedMeanwhile', 'secondFactor.isOff');
    await record(trx, caller, now(), 'renewRecoveryCodes');
    return makeRecoveryCodes(trx, caller.employeeId);
  });
}

/** Needs a code beside the password: of the app, or a recovery code. */
export async function removeOwnFactor(services: Services, caller: Principal, code: string): Promise<void> {
  const { db, sessions, now } = services;
  const { employeeId } = caller;
  const factor = await db.selectFrom('second_factor').select('secret')
    .where('employee_id', '=', employeeId).where('confirmed_at', 'is not', null).executeTakeFirst();
  if (!factor) throw refusal('changedMeanwhile', 'secondFactor.isOff');
  await spendCode(services, caller, { employeeId, secret: factor.secret }, { typed: code, refusedAs: 'ruleBroken' });
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('second_factor').where('employee_id', '=', employeeId).execute();
    await record(trx, caller, now(), 'removeSecondFactor');
  });
  sessions.forget(`employee:${employeeId}`);
}
