import { limits } from '../constant/limit';

/** Messages about passwords (docs/product.md#password-rules). */
export const passwordMessages = {
  allRequired: 'All fields are required.',
  mismatch: 'Passwords do not match',
  weak: 'Password must be at least 8 characters, include 1 symbol, 1 number, and 1 uppercase letter, 1 lowercase letter.',
} as const;

/** What a strong password has, each by its name. */
const demands = {
  length: (password) => [...password].length >= limits.passwordLength,
  uppercase: (password) => /\p{Lu}/u.test(password),
  lowercase: (password) => /\p{Ll}/u.test(password),
  digit: (password) => /\d/.test(password),
  symbol: (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
} as const satisfies Record<string, (password: string) => boolean>;

export type PasswordDemand = keyof typeof demands;

/** Which demands a password meets, in the order in which they are told. */
export function passwordDemands(password: string): { readonly demand: PasswordDemand; readonly isMet: boolean }[] {
  const names = Object.keys(demands) as PasswordDemand[];
  return names.map((demand) => ({ demand, isMet: demands[demand](password) }));
}

/** At least 8 characters with an uppercase and a lowercase letter, a digit and a symbol. */
export function isStrongPassword(password: string): boolean {
  return passwordDemands(password).every(({ isMet }) => isMet);
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
