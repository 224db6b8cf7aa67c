import { useCallback } from 'react';
import { useSearchParams } from 'shared-ui/router';

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
