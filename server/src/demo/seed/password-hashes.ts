import { randomBytes } from 'node:crypto';
import { hashPassword } from '../../access/password';
import { demoAccounts, weakDemoPassword } from './demo-accounts';

export interface SeededPassword {
  hash: string;
  isWeak: boolean;
}

/**
 * One hash for each distinct demo password. All invented people share the hash of a random password that is forgotten
 * at once. Nobody can sign in as them, and 20,000 hashes would take minutes.
 */
export async function hashPasswords(): Promise<(password: string | null) => SeededPassword> {
  const distinct = [...new Set(demoAccounts.map((account) => account.password))];
  const entries = distinct.map(async (password) => {
    return [password, { hash: await hashPassword(password), isWeak: password === weakDemoPassword }] as const;
  });
  const known = new Map(await Promise.all(entries));
  const nobodys = { hash: await hashPassword(randomBytes(32).toString('base64')), isWeak: false };
  return (password) => (password === null ? nobodys : (known.get(password) ?? nobodys));
}
