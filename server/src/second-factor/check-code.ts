// The second step of a sign-in. Wrong codes are counted by account, wherever they come from: who gets here has the
// password, so nobody else can keep the owner out.
import { accountKey, codeMark, ofOnePlace } from '../access/attempt';
import { openGuess } from '../access/guess';
import type { Principal } from '../access/principal';
import type { Database } from '../database/database';
import { refusal, type RefusalCode } from '../http/refusal';
import { recordFailedTry, recordSecurity } from '../security/security-trail';
import type { Services } from '../services/services';
import { beginGuess } from '../password/begin-guess';
import { spendRecoveryCode } from './recovery-code';
import { findStep } from './totp';

interface Factor {
  readonly employeeId: number;
  readonly secret: Buffer;
}

/** Only the first of two sign-ins with one code passes, in any number of processes. */
async function spendStep(db: Database, { employeeId, secret }: Factor, code: string, now: Date): Promise<boolean> {
  const step = findStep(secret, code, now);
  if (step === null) return false;
  const { numUpdatedRows } = await db.updateTable('second_factor').set({ last_step: step })
    .where('employee_id', '=', employeeId).where('last_step', '<', step).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Uses a code of the app or a recovery code up. Throws a refusal where it is wrong, was used, or comes too soon. */
export async function spendCode(
  { db, now }: Services,
  { user }: Principal,
  factor: Factor,
  { typed, refusedAs }: { readonly typed: string; readonly refusedAs: RefusalCode },
): Promise<void> {
  const { companyName, empNo } = user;
  const code = typed.replace(/\s/g, '');
  const guess = openGuess(db, [{ key: `${accountKey(user)}${codeMark}`, patience: ofOnePlace, isShared: false }]);
  try {
    await beginGuess(guess, now());
    const isOfApp = /^\d{6}$/.test(code);
    const isRight = isOfApp ? await spendStep(db, factor, code, now()) : await spendRecoveryCode(db, factor.employeeId, code);
    if (!isRight) {
      await guess.fail(now());
      await recordFailedTry(db, { at: now(), kind: 'codeFailed', companyName, empNo });
      throw refusal(refusedAs, 'login.codeWrong', undefined, 'code');
    }
    await guess.succeed(now());
    if (!isOfApp) await recordSecurity(db, { at: now(), kind: 'recoveryCodeUsed', companyName, empNo });
  } finally {
    guess.end();
  }
}

/** After a right password. Accounts without a second factor need nothing more. */
export async function checkSecondFactor(services: Services, principal: Principal, code: string): Promise<void> {
  const { employeeId } = principal;
  const factor = await services.db.selectFrom('second_factor').select('secret')
    .where('employee_id', '=', employeeId).where('confirmed_at', 'is not', null).executeTakeFirst();
  if (!factor) return;
  if (code.trim() === '') throw refusal('badCredentials', 'login.codeNeeded', undefined, 'code');
  await spendCode(services, principal, { employeeId, secret: factor.secret }, { typed: code, refusedAs: 'badCredentials' });
}
