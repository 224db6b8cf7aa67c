import { hasLayer } from 'shared-ui/control';
import { useEffect, useEffectEvent } from 'react';

/** Runs at the Escape key while `isWatching`, before anything else of the page takes it; an open dialog goes first. */
export function useEscape(isWatching: boolean, onEscape: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || hasLayer()) return;
    event.preventDefault();
    onEscape();
  });
  useEffect(() => {
    if (!isWatching) return;
    const onKey = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [isWatching]);
}
