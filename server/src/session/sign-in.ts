import type { Clean } from 'shared-contracts/endpoint';
import type { login } from 'shared-contracts/endpoint/session/login';
import { attemptOf } from '../access/attempt';
import { openGuess } from '../access/guess';
import { findCandidate, type Principal } from '../access/principal';
import { renewHash } from '../access/renew-hash';
import { findThrottle, secondsBlocked } from '../access/sign-in-throttle';
import { hashToken } from '../access/token';
import { Refusal, refusal } from '../http/refusal';
import { recordFailedTry } from '../security/security-trail';
import type { Services } from '../services/services';
import { beginGuess, tooSoon } from '../password/begin-guess';

type Credentials = Clean<(typeof login)['body']>;

/** Where a call comes from. */
export interface Whence {
  readonly address: string;
  /** The token that an earlier sign-in gave this browser. */
  readonly deviceToken: string | null;
}

/**
 * The employee behind the credentials. An unknown company, an unknown number and a wrong password
 * cost the same work and get the same answer.
 */
export async function checkCredentials(services: Services, credentials: Credentials, whence: Whence): Promise<Principal> {
  const { db, passwords, measures, settings, now } = services;
  const { companyName, empNo, password } = credentials;
  const given = {
    companyName,
    empNo,
    address: whence.address,
    deviceHash: whence.deviceToken === null ? null : hashToken(whence.deviceToken),
  };
  let end = (): void => undefined;
  try {
    const { found, isRight } = await passwords.check({
      password,
      find: async () => {
        const candidate = await findCandidate(db, given, now(), settings.secondFactorFor);
        const attempt = attemptOf(given, candidate.familiarity);
        // Who has to wait anyway takes no place in the line.
        const seconds = secondsBlocked(await findThrottle(db, attempt), now());
        if (seconds > 0) throw tooSoon(seconds);
        const guess = openGuess(db, attempt);
        end = guess.end;
        return { ...candidate, guess, isStranger: candidate.familiarity === 'none' };
      },
      begin: (candidate) => beginGuess(candidate.guess, now()),
    });
    if (!isRight || !found.principal) {
      measures.signInFailed('credentials');
      await found.guess.fail(now());
      await recordFailedTry(db, { at: now(), kind: 'signInFailed', companyName, empNo });
      throw refusal('badCredentials', 'badCredentials');
    }
    await found.guess.succeed(now());
    const { principal, passwordHash } = found;
    if (passwordHash !== null) await renewHash(db, passwords, { employeeId: principal.employeeId, storedHash: passwordHash, password });
    return principal;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'tooManyTries') {
      measures.signInFailed('blocked');
      await recordFailedTry(db, { at: now(), kind: 'signInDelayed', companyName, empNo });
    }
    throw error;
  } finally {
    end();
  }
}
