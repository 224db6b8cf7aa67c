/**
 * Keeps the screen on where the browser can; returns the function that lets it sleep. The browser
 * gives the lock back whenever the page is hidden, so it is asked for again at each return.
 */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isWanted = true;
  const ask = async () => {
    if (!isWanted || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      const given = await navigator.wakeLock.request('screen');
      if (isWanted) lock = given;
      else await given.release();
    } catch {
      // Refused, on low battery for instance: the wallboard works without.
    }
  };
  const onReturn = () => void ask();
  document.addEventListener('visibilitychange', onReturn);
  void ask();
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', onReturn);
    void lock?.release();
  };
}
