// The server's time, carried on by the browser's monotonic clock: a wrong clock of the wall PC does no harm.
export interface LiveClock {
  /** Takes the server's moment (ISO 8601). */
  readonly sync: (currentDatetime: string) => void;
  /** The server's time now, epoch milliseconds. */
  readonly now: () => number;
}

export function createLiveClock(monotonic: () => number = () => performance.now()): LiveClock {
  let epochAtZero = Date.now() - monotonic();
  return {
    sync: (currentDatetime) => {
      epochAtZero = Date.parse(currentDatetime) - monotonic();
    },
    now: () => Math.round(epochAtZero + monotonic()),
  };
}
