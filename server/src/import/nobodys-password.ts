import { randomUUID } from 'node:crypto';
import { hashPassword } from '../access/password';

let hash: Promise<string> | null = null;

/** The hash of a password that nobody knows, made at the first need: employees of a file cannot sign in with it. */
export function nobodysPassword(): Promise<string> {
  return (hash ??= hashPassword(randomUUID()));
}
