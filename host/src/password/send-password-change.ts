import { ApiError } from 'shared-contracts/client';
import { changePassword, userIdOf } from 'shared-contracts/endpoint/session/change-password';
import type { User } from 'shared-contracts/entity/user';
import { type PasswordChange, passwordMessages } from 'shared-contracts/rule/password';
import { getApi } from 'shared-ui/client';

export type PasswordChangeResult =
  | { readonly ok: true }
  /** `message` is the server's own, null when it gave none. */
  | { readonly ok: false; readonly reason: 'refused'; readonly message: string | null }
  | { readonly ok: false; readonly reason: 'broken' };

export async function sendPasswordChange(user: User, { currentPassword, newPassword }: PasswordChange): Promise<PasswordChangeResult> {
  try {
    await getApi().call(changePassword, { body: { userId: userIdOf(user), currentPassword, newPassword } });
    return { ok: true };
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'http') return { ok: false, reason: 'broken' };
    return { ok: false, reason: 'refused', message: error.isUnexplained ? null : error.message };
  }
}

/** The fields that a message is about, the one to go to first. */
export function blamedFields(change: PasswordChange, message: string): (keyof PasswordChange)[] {
  if (message === passwordMessages.allRequired)
    return (['currentPassword', 'newPassword', 'confirmPassword'] as const).filter((field) => change[field] === '');
  if (message === passwordMessages.mismatch) return ['confirmPassword'];
  if (message === passwordMessages.weak) return ['newPassword'];
  // What the server alone refuses names the password that it is about.
  if (/current password is wrong/i.test(message)) return ['currentPassword'];
  return /new password/i.test(message) ? ['newPassword'] : [];
}
