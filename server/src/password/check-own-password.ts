import { attemptOf } from '../access/attempt';
import { openGuess } from '../access/guess';
import type { Principal } from '../access/principal';
import { refusal } from '../http/refusal';
import type { Services } from '../services/services';
import { beginGuess } from './begin-guess';

interface Typed {
  readonly password: string;
  /** What the field of the password is called. */
  readonly field: string;
  readonly address: string;
}

/** The stored hash that the caller's own password opens. Wrong ones count as wrong sign-ins do: a stolen token is no way to guess it. */
export async function checkOwnPassword(
  { db, passwords, now }: Services,
  { employeeId, user }: Principal,
  { password, field, address }: Typed,
): Promise<string> {
  // A user with a session is known: guesses of others do not keep them waiting.
  const { companyName, empNo } = user;
  const guess = openGuess(db, attemptOf({ companyName, empNo, address, deviceHash: null }, 'place'));
  try {
    const { found, isRight } = await passwords.check({
      password,
      find: async () => {
        const employee = await db.selectFrom('employee').select('password_hash').where('id', '=', employeeId).executeTakeFirst();
        return { passwordHash: employee?.password_hash ?? null, isStranger: false };
      },
      begin: () => beginGuess(guess, now()),
    });
    if (!isRight || found.passwordHash === null) {
      await guess.fail(now());
      throw refusal('ruleBroken', 'password.wrongCurrent', undefined, field);
    }
    await guess.succeed(now());
    return found.passwordHash;
  } finally {
    guess.end();
  }
}
