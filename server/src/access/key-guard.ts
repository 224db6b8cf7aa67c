// Wrong keys of other systems slow their address down. A key that has been right in this process is never slowed, so a
// guesser beside a sender does not stop its events. Kept in memory: keys are long, and a restart gives little away.
import { delayAfter, networkOf, type Patience } from './attempt';
import { hashToken } from './token';

const patience: Patience = { freeFailures: 20, longestDelaySeconds: 60, forgiveSeconds: Infinity };
const forgetMs = 3_600_000;
const mostAddresses = 10_000;
const mostKeys = 1_000;

interface Failures {
  readonly count: number;
  readonly until: number;
}

export interface KeyGuard {
  /** Seconds until a key from this address is looked at; 0: now. */
  secondsToWait(address: string, key: string): number;
  wasRight(key: string): void;
  wasWrong(address: string, key: string): void;
}

const nameOf = (key: string): string => hashToken(key).toString('base64');

export function createKeyGuard(now: () => Date): KeyGuard {
  const failures = new Map<string, Failures>();
  const right = new Set<string>();
  return {
    secondsToWait: (address, key) => {
      const until = failures.get(networkOf(address))?.until ?? 0;
      const seconds = Math.ceil((until - now().getTime()) / 1000);
      return seconds <= 0 || right.has(nameOf(key)) ? 0 : seconds;
    },
    wasRight: (key) => {
      if (right.size >= mostKeys) right.clear();
      right.add(nameOf(key));
    },
    wasWrong: (address, key) => {
      right.delete(nameOf(key));
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
