import type { Clean } from 'shared-contracts/endpoint';
import type { login } from 'shared-contracts/endpoint/session/login';
import { findPrincipal, type Principal } from '../access/principal';
import { type Attempt, attemptOf, countFailure, forgetFailures, secondsBlocked } from '../access/sign-in-throttle';
import type { Database } from '../database/database';
import { Refusal } from '../http/refusal';
import type { Services } from '../services';

type Credentials = Clean<(typeof login)['body']>;

/** Throws while this attempt has to wait. Asked when a check's turn has come: parallel guesses cannot all slip in before the first is counted. */
export async function refuseWhileBlocked(db: Database, attempt: Attempt, now: Date): Promise<void> {
  const seconds = await secondsBlocked(db, attempt, now);
  if (seconds === 0) return;
  const message = `Too many failed tries. Please try again in ${seconds} seconds.`;
  throw new Refusal('tooManyTries', { message, errors: [message], retryAfterSeconds: seconds });
}

/**
 * The employee behind the credentials. An unknown company, an unknown number and a wrong password
 * cost the same work and get the same answer.
 */
export async function checkCredentials({ db, passwords, measures, now }: Services, { companyName, empNo, password }: Credentials, address: string): Promise<Principal> {
  const attempt = attemptOf(companyName, empNo, address);
  let employeeId: number | null = null;

  const isRight = await passwords.check(async () => {
    await refuseWhileBlocked(db, attempt, now()).catch((error: unknown) => {
      if (error instanceof Refusal) measures.signInFailed('blocked');
      throw error;
    });
    const employee = await db
      .selectFrom('employee')
      .select(['id', 'password_hash'])
      .where('company_name', '=', companyName.trim().toUpperCase())
      .where('emp_no', '=', empNo.trim())
      .executeTakeFirst();
    employeeId = employee?.id ?? null;
    return employee?.password_hash ?? null;
  }, password);

  const principal = isRight && employeeId !== null ? await findPrincipal(db, employeeId) : null;
  if (!principal) {
    measures.signInFailed('credentials');
    await countFailure(db, attempt, now());
    const refusal = new Refusal('badCredentials');
    throw new Refusal('badCredentials', { errors: [refusal.message] });
  }
  await forgetFailures(db, attempt);
  return principal;
}
