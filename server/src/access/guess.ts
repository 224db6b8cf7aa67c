// One guess at the password of an account, from its turn to what came of it. While failures are free, a guess costs
// one reading. After that it counts as failed before it is checked, and the right password takes that back. So
// parallel guesses, in any number of processes, get no further than guesses one by one.
import type { Database } from '../database/database';
import type { Attempt } from './attempt';
import { countAhead, countFailure, findThrottle, forgetFailures, isFree, secondsBlocked } from './sign-in-throttle';

export interface Guess {
  /** Called when its turn has come. Seconds to wait; 0: it may be made. */
  begin(now: Date): Promise<number>;
  fail(now: Date): Promise<void>;
  succeed(now: Date): Promise<void>;
  /** Always, whatever came of it. */
  end(): void;
}

/** How many guesses this process is checking that are not counted ahead, by what they count for. */
const uncounted = new Map<string, number>();

function addUncounted(key: string, step: 1 | -1): void {
  const number = (uncounted.get(key) ?? 0) + step;
  if (number > 0) uncounted.set(key, number);
  else uncounted.delete(key);
}

export function openGuess(db: Database, attempt: Attempt): Guess {
  let isFreeOne = false;
  let hasFailures = false;
  return {
    async begin(now) {
      const throttle = await findThrottle(db, attempt);
      const seconds = secondsBlocked(throttle, now);
      if (seconds > 0) return seconds;
      hasFailures = throttle.size > 0;
      const besides = new Map(attempt.map(({ key }) => [key, uncounted.get(key) ?? 0]));
      const beside = (key: string) => besides.get(key) ?? 0;
      isFreeOne = isFree(attempt, throttle, beside);
      if (isFreeOne) {
        for (const { key } of attempt) addUncounted(key, 1);
        return 0;
      }
      hasFailures = true;
      return (await countAhead(db, attempt, now, beside)) ? 0 : Math.max(1, secondsBlocked(await findThrottle(db, attempt), now));
    },
    async fail(now) {
      if (isFreeOne) await countFailure(db, attempt, now);
    },
    async succeed(now) {
      if (hasFailures) await forgetFailures(db, attempt, { wasCounted: !isFreeOne, now });
    },
    end() {
      if (isFreeOne) for (const { key } of attempt) addUncounted(key, -1);
    },
  };
}
