import type { Clean } from 'shared-contracts/endpoint';
import { type changePassword, userIdOf } from 'shared-contracts/endpoint/session/change-password';
import { validatePasswordChange } from 'shared-contracts/rule/password';
import { guessableFaults } from '../access/guessable-password';
import { openGuess } from '../access/guess';
import type { Principal } from '../access/principal';
import { attemptOf } from '../access/attempt';
import { recordAudit } from '../audit/audit-trail';
import { Refusal, refusal, refuseFaults } from '../http/refusal';
import type { Services } from '../services/services';
import { revokeTickets } from './one-time-ticket';
import { beginGuess } from './sign-in';

type Wanted = Clean<(typeof changePassword)['body']>;

function checkRules({ currentPassword, newPassword }: Wanted): void {
  const isSent = (field: string | null) => field !== 'confirmPassword';
  const faults = validatePasswordChange({ currentPassword, newPassword, confirmPassword: newPassword });
  refuseFaults(faults.filter(({ field }) => isSent(field)));
  if (newPassword === currentPassword) throw refusal('ruleBroken', 'password.same', undefined, 'newPassword');
}

/** The stored hash that the current password opens. Wrong ones count as wrong sign-ins do: a stolen token is no way to guess it. */
async function checkCurrent(
  { db, passwords, now }: Services,
  { employeeId, user }: Principal,
  currentPassword: string,
  address: string,
): Promise<string> {
  // A user with a session is known: guesses of others do not keep them waiting.
  const { companyName, empNo } = user;
  const guess = openGuess(db, attemptOf({ companyName, empNo, address, deviceHash: null }, 'place'));
  try {
    const { found, isRight } = await passwords.check({
      password: currentPassword,
      find: async () => {
        const employee = await db.selectFrom('employee').select('password_hash').where('id', '=', employeeId).executeTakeFirst();
        return { passwordHash: employee?.password_hash ?? null, isStranger: false };
      },
      begin: () => beginGuess(guess, now()),
    });
    if (!isRight || found.passwordHash === null) {
      await guess.fail(now());
      throw refusal('ruleBroken', 'password.wrongCurrent', undefined, 'currentPassword');
    }
    await guess.succeed(now());
    return found.passwordHash;
  } finally {
    guess.end();
  }
}

/** Changes the caller's own password and ends every session they have, the present one included (docs/product.md#passwords). */
export async function changeOwnPassword(services: Services, caller: Principal, wanted: Wanted, address: string): Promise<void> {
  const { db, passwords, sessions, now } = services;
  const { employeeId, user } = caller;
  if (wanted.userId.trim() !== userIdOf(user)) throw refusal('notPermitted', 'password.notOwn', undefined, 'userId');
  checkRules(wanted);
  refuseFaults(await guessableFaults(wanted.newPassword, user));
  const storedHash = await checkCurrent(services, caller, wanted.currentPassword, address);
  const passwordHash = await passwords.hash(wanted.newPassword);

  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('employee')
      .set({ password_hash: passwordHash, is_weak_password: false })
      .where('id', '=', employeeId)
      .where('password_hash', '=', storedHash)
      .executeTakeFirst();
    // Somebody has changed it meanwhile, and that ended this session.
    if (numUpdatedRows === 0n) throw new Refusal('signedOut');
    await revokeTickets(trx, employeeId);
    await recordAudit(trx, {
      at: now(),
      actor: caller,
      action: 'changePassword',
      subject: 'employee',
      subjectId: String(employeeId),
      before: { isWeakPassword: user.isWeakPassword },
      after: { isWeakPassword: false },
    });
    await sessions.endAllOf(employeeId, trx);
  });
}
