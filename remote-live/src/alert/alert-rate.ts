/** Lets something happen at most once in `ms` milliseconds of the given clock. */
export function createRateLimit(ms: number, monotonic: () => number = () => performance.now()): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = monotonic();
    if (now - last < ms) return false;
    last = now;
    return true;
  };
}

/** At most one chime in half a minute (an operator can follow about one alarm in ten minutes). */
export const chimeEveryMs = 30_000;
/** What begins within so many milliseconds is one desktop notice. */
export const noticeEveryMs = 5_000;
