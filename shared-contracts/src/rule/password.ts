import { limits } from '../constant/limit';

/** Messages about passwords (docs/product.md#password-rules). */
export const passwordMessages = {
  allRequired: 'All fields are required.',
  mismatch: 'Passwords do not match',
  weak: 'Password must be at least 8 characters, include 1 symbol, 1 number, and 1 uppercase letter, 1 lowercase letter.',
} as const;

/** At least 8 characters with an uppercase and a lowercase letter, a digit and a symbol. */
export function isStrongPassword(password: string): boolean {
  const kinds = [/\p{Lu}/u, /\p{Ll}/u, /\d/, /[^\p{L}\p{M}\p{N}\s]/u];
  return [...password].length >= limits.passwordLength && kinds.every((kind) => kind.test(password));
}

/** The Change Password form as filled in. */
export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

/** The first message of the Change Password form, null when it can be sent. */
export function validatePasswordChange({ currentPassword, newPassword, confirmPassword }: PasswordChange): string | null {
  if (!currentPassword || !newPassword || !confirmPassword) return passwordMessages.allRequired;
  if (newPassword !== confirmPassword) return passwordMessages.mismatch;
  if (!isStrongPassword(newPassword)) return passwordMessages.weak;
  return null;
}
