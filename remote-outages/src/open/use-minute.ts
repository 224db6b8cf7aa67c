import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for all rows. */
function subscribe(listener: () => void): () => void {
  timer ??= setInterval(() => listeners.forEach((tell) => tell()), minuteMs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const currentMinute = () => Math.floor(Date.now() / minuteMs);

/** The minute of now, in epoch minutes; whoever uses it is drawn again when the next one has come. */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, currentMinute);
}
