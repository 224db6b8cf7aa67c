// How often somebody may do what costs little each time and much when it is done without end. Kept in each process.
import { Refusal } from './refusal';

interface AllowanceLimits {
  /** So many at once. */
  readonly most: number;
  /** So many come back in a minute. */
  readonly perMinute: number;
  readonly now: () => Date;
}

interface Left {
  readonly count: number;
  readonly at: number;
}

const mostKeys = 20_000;
const minute = 60_000;

/** Takes `count` of what the key has left; throws a refusal where it has less. */
export type Allowance = (key: string, count?: number) => void;

export function createAllowance({ most, perMinute, now }: AllowanceLimits): Allowance {
  const known = new Map<string, Left>();
  return (key, count = 1) => {
    const at = now().getTime();
    const before = known.get(key) ?? { count: most, at };
    const left = Math.min(most, before.count + (Math.max(0, at - before.at) * perMinute) / minute);
    if (left < count) throw new Refusal('tooManyTries', { retryAfterSeconds: Math.ceil(((count - left) * 60) / perMinute) });
    // Whoever was here longest ago has everything again by now, or nearly.
    known.delete(key);
    const [oldest] = known.keys();
    if (known.size >= mostKeys && oldest !== undefined) known.delete(oldest);
    known.set(key, { count: left - count, at });
  };
}
