import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { type Options, hash, verify } from '@node-rs/argon2';
import { type BoundedQueue, QueueFull, createBoundedQueue } from './bounded-queue';

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
   * Checks a password when its turn has come. The hash is looked up just before a core is free, so no core waits for
   * the database; the lookup may refuse. Without a hash the same work is done for nothing, so time does not tell who
   * exists.
   */
  check<Found extends { readonly passwordHash: string | null }>(
    find: () => Promise<Found>,
    password: string,
  ): Promise<{ readonly found: Found; readonly isRight: boolean }>;
  /** Hashes a new password, in the same queue. */
  hash(password: string): Promise<string>;
  /** How many wait for a core. */
  waiting(): number;
}

/** Made once, at the first need, of a password that nobody knows. */
let nobodysHash: Promise<string> | null = null;

export function createPasswordChecker(width = availableParallelism(), length = 64): PasswordChecker {
  const turns = createBoundedQueue({ width: 2 * width, length });
  const cores = createBoundedQueue({ width, length: 2 * width });
  const run = async <Result>(queue: BoundedQueue, job: () => Promise<Result>): Promise<Result> => {
    const result = queue.run(job);
    if (!result) throw new QueueFull();
    return result;
  };
  return {
    waiting: () => turns.waiting() + cores.waiting(),
    hash: (password) => run(turns, () => run(cores, () => hashPassword(password))),
    check: (find, password) =>
      run(turns, async () => {
        const found = await find();
        const isRight = await run(cores, async () =>
          verifyPassword(found.passwordHash ?? (await (nobodysHash ??= hashPassword(randomUUID()))), password),
        );
        return { found, isRight: found.passwordHash !== null && isRight };
      }),
  };
}
