import { useEffect } from 'react';
import type { Stream } from '../stream/stream';

const retryMs = 60_000;

/** Nobody stands at a wall to press Reconnect: a wallboard presses it each minute. */
export function useSelfHealing(stream: Stream, isKiosk: boolean): void {
  useEffect(() => {
    if (!isKiosk) return;
    const timer = setInterval(() => {
      if (stream.store.getState().link === 'failed') stream.reconnect();
    }, retryMs);
    return () => clearInterval(timer);
  }, [stream, isKiosk]);
}
