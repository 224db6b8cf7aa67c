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

/** Whose password is checked; a stranger is not known to sign in from where they are. */
interface Checked {
  readonly passwordHash: string | null;
  readonly isStranger: boolean;
}

interface Check<Found extends Checked> {
  /** Looks the hash up; may refuse. */
  readonly find: () => Promise<Found>;
  /** Called when its turn has come, just before a core is free; may refuse. */
  readonly begin: (found: Found) => Promise<void>;
  readonly password: string;
}

export interface PasswordChecker {
  /**
   * Checks a password when its turn has come. Strangers wait in a line of their own, so a flood of them pushes nobody
   * out who is known. Without a hash the same work is done for nothing, so time does not tell who exists.
   */
  check<Found extends Checked>(check: Check<Found>): Promise<{ readonly found: Found; readonly isRight: boolean }>;
  /** Hashes a new password, in the same queue. */
  hash(password: string): Promise<string>;
  /** How many wait for a core. */
  waiting(): number;
}

/** Made once, at the first need, of a password that nobody knows. */
let nobodysHash: Promise<string> | null = null;

/** Looking up is quick, so a long line of it is short. */
const lookupsWaiting = 4_000;

export function createPasswordChecker(width = availableParallelism(), length = 64): PasswordChecker {
  const lookups = createBoundedQueue({ width: 2 * width, length: lookupsWaiting });
  const known = createBoundedQueue({ width: 2 * width, length });
  const strangers = createBoundedQueue({ width: 2 * width, length });
  const cores = createBoundedQueue({ width, length: 4 * width });
  const run = async <Result>(queue: BoundedQueue, job: () => Promise<Result>): Promise<Result> => {
    const result = queue.run(job);
    if (!result) throw new QueueFull();
    return result;
  };
  return {
    waiting: () => [lookups, known, strangers, cores].reduce((sum, queue) => sum + queue.waiting(), 0),
    hash: (password) => run(known, () => run(cores, () => hashPassword(password))),
    check: async ({ find, begin, password }) => {
      const found = await run(lookups, find);
      return run(found.isStranger ? strangers : known, async () => {
        await begin(found);
        const isRight = await run(cores, async () =>
          verifyPassword(found.passwordHash ?? (await (nobodysHash ??= hashPassword(randomUUID()))), password),
        );
        return { found, isRight: found.passwordHash !== null && isRight };
      });
    },
  };
}
