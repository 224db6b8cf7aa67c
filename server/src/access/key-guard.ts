// Wrong keys of other systems slow their address down. A right key is never slowed, so a guesser beside a sender does not
// stop its events. Kept in memory: keys are long, and a restart gives little away.
import { delayAfter, networkOf, type Patience } from './attempt';

const patience: Patience = { freeFailures: 20, longestDelaySeconds: 60, forgiveSeconds: Infinity };
const forgetMs = 3_600_000;
const mostAddresses = 10_000;

interface Failures {
  readonly count: number;
  readonly until: number;
}

export interface KeyGuard {
  /** Seconds that whoever sent a wrong key from this address has to wait; 0: none. */
  secondsToWait(address: string): number;
  wasWrong(address: string): void;
}

export function createKeyGuard(now: () => Date): KeyGuard {
  const failures = new Map<string, Failures>();
  return {
    secondsToWait: (address) => {
      const until = failures.get(networkOf(address))?.until ?? 0;
      return Math.max(0, Math.ceil((until - now().getTime()) / 1000));
    },
    wasWrong: (address) => {
      const network = networkOf(address);
      const time = now().getTime();
      const before = failures.get(network);
      const count = (before && time - before.until < forgetMs ? before.count : 0) + 1;
      // The address that failed longest ago makes way.
      failures.delete(network);
      const [oldest] = failures.keys();
      if (failures.size >= mostAddresses && oldest !== undefined) failures.delete(oldest);
      failures.set(network, { count, until: time + delayAfter(count, patience) * 1000 });
    },
  };
}
