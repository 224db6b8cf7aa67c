import { type PasswordChange, passwordMessages } from 'shared-contracts/rule/password';

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
