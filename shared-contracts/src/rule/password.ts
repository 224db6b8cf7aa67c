import { limits } from '../constant/limit';
import type { Fault } from '../fault/fault';

/** What forms and calls say about passwords (docs/product.md#password-rules); the last four are the server's alone. */
export const passwordTexts = {
  'password.allRequired': 'All fields are required.',
  'password.mismatch': 'Passwords do not match',
  'password.weak': 'Password must be at least 8 characters, include 1 symbol, 1 number, and 1 uppercase letter, 1 lowercase letter.',
  'password.wrongCurrent': 'The current password is wrong.',
  'password.same': 'The new password must differ from the current one.',
  'password.guessable':
    'This password is too easy to guess. Choose one without common words, the name of your company or your employee number.',
  'password.notOwn': 'You can only change your own password.',
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

export type PasswordFault = Fault<keyof PasswordChange, keyof typeof passwordTexts>;

const order = ['currentPassword', 'newPassword', 'confirmPassword'] as const;

/** What the first broken rule of the Change Password form says, and of which fields; none when it can be sent. */
export function validatePasswordChange(change: PasswordChange): PasswordFault[] {
  const empty = order.filter((field) => change[field] === '');
  if (empty.length > 0) return empty.map((field) => ({ field, code: 'password.allRequired' }));
  if (change.newPassword !== change.confirmPassword) return [{ field: 'confirmPassword', code: 'password.mismatch' }];
  return isStrongPassword(change.newPassword) ? [] : [{ field: 'newPassword', code: 'password.weak' }];
}
