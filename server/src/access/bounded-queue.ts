/** Thrown where a job must run and no place is left. */
export class QueueFull extends Error {}

/** Runs at most `width` jobs at a time, lets at most `length` wait, and turns away the rest. */
export interface BoundedQueue {
  /** Null when the queue is full. */
  run<Result>(job: () => Promise<Result>): Promise<Result> | null;
  /** How many wait. */
  waiting(): number;
}

export function createBoundedQueue({ width, length }: { readonly width: number; readonly length: number }): BoundedQueue {
  let running = 0;
  const waiting: (() => void)[] = [];

  const enter = (): Promise<void> => {
    if (running < width) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise((resolve) => waiting.push(resolve));
  };
  // A place that becomes free goes to the first who waits, so `running` stays as it is.
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return {
    run(job) {
      if (running >= width && waiting.length >= length) return null;
      return enter().then(job).finally(leave);
    },
    waiting: () => waiting.length,
  };
}
