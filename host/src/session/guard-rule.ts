import type { User } from 'shared-contracts/entity/user';
import { may } from 'shared-contracts/rule/permission';

export const loginPath = '/auth/login';
export const changePasswordPath = '/change-password';
export const helpPath = '/help';

export type Access =
  | { readonly kind: 'allowed' | 'signIn' }
  /** Help tells a visitor that they have to sign in, in place of sending them away (docs/product.md#access-guard). */
  | { readonly kind: 'unauthorized' }
  | { readonly kind: 'redirect'; readonly to: string };

interface Visitor {
  readonly user: User | null;
  /** A stored token may still turn out to be a user. */
  readonly hasToken: boolean;
}

/** The one forced route: a weak password has to be changed before anything else (GETCO only). */
export function mustChangePassword(user: User): boolean {
  return user.isWeakPassword && may(user, 'changePassword');
}

/** The access guard (docs/product.md#access-guard). */
export function accessTo(address: string, { user, hasToken }: Visitor): Access {
  const path = address.replace(/\/+$/, '');
  if (user === null) return { kind: path === helpPath && !hasToken ? 'unauthorized' : 'signIn' };
  const isChangePassword = path === changePasswordPath;
  if (mustChangePassword(user) && !isChangePassword) return { kind: 'redirect', to: changePasswordPath };
  if (isChangePassword && !may(user, 'changePassword')) return { kind: 'redirect', to: '/' };
  return { kind: 'allowed' };
}
