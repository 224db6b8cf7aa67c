// Who works the database, when more want to than it serves well at a time. Users who wait are served in turns, one
// call of each. While others are about, nobody holds more than their share of the places. A user who asks for
// everything at once waits behind their own calls, not in front of everybody's.
import { Refusal, refusal } from './refusal';

export interface ShareLimits {
  /** Places; a heavy call takes several. */
  readonly places: number;
  /** For one user while others are about; a user who is alone leaves `kept` places free for others. */
  readonly placesEach: number;
  readonly kept: number;
  /** Calls of one user that may wait, and of all. */
  readonly waitingEach: number;
  readonly waiting: number;
  readonly patienceMs: number;
  /** How long somebody counts as being about after their last call. */
  readonly aboutMs: number;
}

export const shareLimits: ShareLimits = {
  places: 7,
  placesEach: 2,
  kept: 2,
  waitingEach: 200,
  waiting: 2_000,
  patienceMs: 10_000,
  aboutMs: 2_000,
};

interface Waiting {
  readonly weight: number;
  readonly begin: () => void;
}

interface User {
  readonly id: number;
  places: number;
  seenAt: number;
  readonly queue: Waiting[];
}

export interface FairShare {
  /**
   * Resolves when the call may begin, with the function that ends it. Refuses when too many of the user's calls
   * wait already, or one has waited too long. `left` gives the place in the queue up.
   */
  enter(user: number, weight: number, left: AbortSignal): Promise<() => void>;
  waiting(): number;
}

export function createFairShare(limits: ShareLimits = shareLimits): FairShare {
  /** In the order of their turns: a user who was served goes to the end. */
  const users = new Map<number, User>();
  let taken = 0;
  let waiting = 0;

  const find = (id: number): User => {
    const known = users.get(id);
    if (known) return known;
    const user: User = { id, places: 0, seenAt: 0, queue: [] };
    users.set(id, user);
    return user;
  };

  /** Those who have nothing under way and were not here lately are forgotten. */
  const othersAbout = (id: number, now: number): boolean => {
    let isAny = false;
    for (const user of users.values()) {
      if (user.places === 0 && user.queue.length === 0 && now - user.seenAt > limits.aboutMs) users.delete(user.id);
      else if (user.id !== id) isAny = true;
    }
    return isAny;
  };

  const mayBegin = (user: User, weight: number, now: number): boolean => {
    const size = Math.min(weight, limits.placesEach);
    const most = othersAbout(user.id, now) ? limits.placesEach : limits.places - limits.kept;
    return taken + size <= limits.places && user.places + size <= most;
  };

  const begin = (user: User, weight: number): (() => void) => {
    const size = Math.min(weight, limits.placesEach);
    taken += size;
    user.places += size;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      taken -= size;
      user.places -= size;
      user.seenAt = performance.now();
      serve();
    };
  };

  function serve(): void {
    const now = performance.now();
    for (let isServed = true; isServed && waiting > 0; ) {
      isServed = false;
      for (const user of Array.from(users.values())) {
        const [next] = user.queue;
        if (!next || !mayBegin(user, next.weight, now)) continue;
        user.queue.shift();
        waiting -= 1;
        users.delete(user.id);
        users.set(user.id, user);
        next.begin();
        isServed = true;
      }
    }
  }

  const wait = (user: User, weight: number, left: AbortSignal): Promise<() => void> =>
    new Promise((resolve, reject) => {
      const giveUp = (why: unknown): void => {
        const at = user.queue.indexOf(one);
        if (at === -1) return;
        user.queue.splice(at, 1);
        waiting -= 1;
        settle();
        reject(why);
      };
      const onLeft = () => giveUp(left.reason);
      const timer = setTimeout(() => giveUp(new Refusal('busy', { retryAfterSeconds: 5 })), limits.patienceMs).unref();
      const settle = (): void => {
        clearTimeout(timer);
        left.removeEventListener('abort', onLeft);
      };
      const one: Waiting = {
        weight,
        begin: () => {
          settle();
          resolve(begin(user, weight));
        },
      };
      left.addEventListener('abort', onLeft);
      user.queue.push(one);
      waiting += 1;
    });

  return {
    waiting: () => waiting,
    async enter(id, weight, left) {
      left.throwIfAborted();
      const now = performance.now();
      const user = find(id);
      user.seenAt = now;
      if (user.queue.length === 0 && mayBegin(user, weight, now)) return begin(user, weight);
      if (waiting >= limits.waiting) throw new Refusal('busy', { retryAfterSeconds: 5 });
      if (user.queue.length >= limits.waitingEach)
        throw refusal('busy', 'tooManyCalls');
      return wait(user, weight, left);
    },
  };
}
