import type { Clean } from 'shared-contracts/endpoint';
import { type changePassword, userIdOf } from 'shared-contracts/endpoint/session/change-password';
import { validatePasswordChange } from 'shared-contracts/rule/password';
import { guessableFaults } from '../access/guessable-password';
import type { Principal } from '../access/principal';
import { recordAudit } from '../audit/audit-trail';
import { Refusal, refusal, refuseFaults } from '../http/refusal';
import type { Services } from '../services/services';
import { checkOwnPassword } from '../password/check-own-password';
import { revokeTickets } from './one-time-ticket';

type Wanted = Clean<(typeof changePassword)['body']>;

function checkRules({ currentPassword, newPassword }: Wanted): void {
  const isSent = (field: string | null) => field !== 'confirmPassword';
  const faults = validatePasswordChange({ currentPassword, newPassword, confirmPassword: newPassword });
  refuseFaults(faults.filter(({ field }) => isSent(field)));
  if (newPassword === currentPassword) throw refusal('ruleBroken', 'password.same', undefined, 'newPassword');
}

/** Changes the caller's own password and ends every session they have, the present one included (docs/product.md#passwords). */
export async function changeOwnPassword(services: Services, caller: Principal, wanted: Wanted, address: string): Promise<void> {
  const { db, passwords, sessions, now } = services;
  const { employeeId, user } = caller;
  if (wanted.userId.trim() !== userIdOf(user)) throw refusal('notPermitted', 'password.notOwn', undefined, 'userId');
  checkRules(wanted);
  refuseFaults(await guessableFaults(wanted.newPassword, user));
  const storedHash = await checkOwnPassword(services, caller, { password: wanted.currentPassword, field: 'currentPassword', address });
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
