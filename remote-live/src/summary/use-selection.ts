import { useCallback, useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'shared-ui/router';
import { hasLayer } from 'shared-ui/control';

const parameter = 'outage';

/** The outage that list and map show as selected: its sfmsId in the URL, so that it can be shared. */
export function useSelection(): [string | null, (sfmsId: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const select = useCallback(
    (sfmsId: string | null) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          if (sfmsId === null) next.delete(parameter);
          else next.set(parameter, sfmsId);
          return next;
        },
        // Looking at one outage after the other must not fill the history.
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return [params.get(parameter), select];
}

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
