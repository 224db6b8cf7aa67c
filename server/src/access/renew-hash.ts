// Hashes outlive the parameters that they were made with. The password is known at a sign-in only: then it is hashed anew.
import type { Database } from '../database/database';
import { QueueFull } from './bounded-queue';
import { type PasswordChecker, passwordHashOptions } from './password';

/** Whether a hash was made by another method, or with other parameters, than new ones are. */
export function isOutdated(storedHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = passwordHashOptions;
  return !storedHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
}

interface Proven {
  readonly employeeId: number;
  readonly storedHash: string;
  /** Has just been found right. */
  readonly password: string;
}

/** Replaces an outdated hash, unless the password has changed meanwhile. When many sign in, the next sign-in does it. */
export async function renewHash(
  db: Database,
  passwords: Pick<PasswordChecker, 'hash'>,
  { employeeId, storedHash, password }: Proven,
): Promise<void> {
  if (!isOutdated(storedHash)) return;
  try {
    const password_hash = await passwords.hash(password);
    await db.updateTable('employee').set({ password_hash })
      .where('id', '=', employeeId).where('password_hash', '=', storedHash).execute();
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
  }
}
