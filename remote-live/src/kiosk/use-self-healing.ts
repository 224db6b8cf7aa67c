import { useEffect } from 'react';
import type { Feed } from '../feed/feed';

const retryMs = 60_000;

/** Nobody stands at a wall to press Reconnect: a wallboard presses it each minute. */
export function useSelfHealing(feed: Feed, isKiosk: boolean): void {
  useEffect(() => {
    if (!isKiosk) return;
    const timer = setInterval(() => {
      if (feed.store.getState().link === 'failed') feed.reconnect();
    }, retryMs);
    return () => clearInterval(timer);
  }, [feed, isKiosk]);
}
