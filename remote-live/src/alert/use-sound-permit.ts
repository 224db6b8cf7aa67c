import { useEffect, useSyncExternalStore } from 'react';
import { isChimeBlocked, wakeChime, watchChime } from './chime';

/** What browsers take for a touch of the user: a finger counts when it is lifted. */
const touches = ['pointerup', 'click', 'keydown'] as const;

/** Whether wanted sound is still forbidden by the browser. One touch anywhere on the page permits it. */
export function useSoundPermit(wantsSound: boolean): boolean {
  const isBlocked = useSyncExternalStore(watchChime, isChimeBlocked);
  useEffect(() => {
    if (wantsSound) void wakeChime();
  }, [wantsSound]);
  useEffect(() => {
    if (!wantsSound || !isBlocked) return;
    const wake = () => void wakeChime();
    for (const touch of touches) window.addEventListener(touch, wake);
    return () => {
      for (const touch of touches) window.removeEventListener(touch, wake);
    };
  }, [wantsSound, isBlocked]);
  return wantsSound && isBlocked;
}
