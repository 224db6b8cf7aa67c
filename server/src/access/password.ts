import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { type Options, hash, verify } from '@node-rs/argon2';
import { Refusal } from '../http/refusal';
import { createBoundedQueue } from './bounded-queue';

/** Argon2id (2 is its number in the library), OWASP's first set. */
export const passwordHashOptions = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options;

export function hashPassword(password: string): Promise<string> {
  return hash(password, passwordHashOptions);
}

export function verifyPassword(storedHash: string, password: string): Promise<boolean> {
  return verify(storedHash, password);
}

export interface PasswordChecker {
  /**
   * Checks a password as soon as a core is free. The stored hash is asked for just then (asking may
   * refuse); without one the same work is done for nothing, so that time does not tell who exists.
   */
  check(storedHash: () => Promise<string | null>, password: string): Promise<boolean>;
  /** Hashes a new password, in the same queue. */
  hash(password: string): Promise<string>;
  /** How many wait for a core. */
  waiting(): number;
}

/** Made once, at the first need, of a password that nobody knows. */
let nobodysHash: Promise<string> | null = null;

export function createPasswordChecker(width = availableParallelism(), length = 64): PasswordChecker {
  const queue = createBoundedQueue({ width, length });
  const run = <Result>(job: () => Promise<Result>): Promise<Result> => {
    const result = queue.run(job);
    if (!result) throw new Refusal('busy', { retryAfterSeconds: 5 });
    return result;
  };
  return {
    waiting: queue.waiting,
    hash: async (password) => run(() => hashPassword(password)),
    check: async (storedHash, password) =>
      run(async () => {
        const stored = await storedHash();
        const isRight = await verifyPassword(stored ?? (await (nobodysHash ??= hashPassword(randomUUID()))), password);
        return stored !== null && isRight;
      }),
  };
}
