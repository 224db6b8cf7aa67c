import type { Clean } from 'shared-contracts/endpoint';
import type { login } from 'shared-contracts/endpoint/session/login';
import { type Guess, openGuess } from '../access/guess';
import { findCandidate, type Principal } from '../access/principal';
import { attemptOf, type Throttle } from '../access/sign-in-throttle';
import { Refusal, refusal } from '../http/refusal';
import { recordFailedTry } from '../security/security-trail';
import type { Services } from '../services/services';

type Credentials = Clean<(typeof login)['body']>;

/**
 * Throws while this attempt has to wait. Asked when a check's turn has come: parallel guesses cannot all slip in
 * before the first is counted.
 */
export async function beginGuess(guess: Guess, throttle: Throttle, now: Date): Promise<void> {
  const seconds = await guess.begin(throttle, now);
  if (seconds === 0) return;
  throw new Refusal('tooManyTries', { faults: [{ field: null, code: 'login.wait', values: { seconds } }], retryAfterSeconds: seconds });
}

/**
 * The employee behind the credentials. An unknown company, an unknown number and a wrong password
 * cost the same work and get the same answer.
 */
export async function checkCredentials(
  { db, passwords, measures, now }: Services,
  { companyName, empNo, password }: Credentials,
  address: string,
): Promise<Principal> {
  const attempt = attemptOf(companyName, empNo, address);
  const guess = openGuess(db, attempt);
  try {
    const { found, isRight } = await passwords.check(async () => {
      const candidate = await findCandidate(db, companyName.trim().toUpperCase(), empNo.trim(), attempt);
      await beginGuess(guess, candidate.throttle, now()).catch(async (error: unknown) => {
        if (error instanceof Refusal) {
          measures.signInFailed('blocked');
          await recordFailedTry(db, { at: now(), kind: 'signInDelayed', companyName, empNo });
        }
        throw error;
      });
      return candidate;
    }, password);
    if (!isRight || !found.principal) {
      measures.signInFailed('credentials');
      await guess.fail(now());
      await recordFailedTry(db, { at: now(), kind: 'signInFailed', companyName, empNo });
      throw refusal('badCredentials', 'badCredentials');
    }
    await guess.succeed();
    return found.principal;
  } finally {
    guess.end();
  }
}
