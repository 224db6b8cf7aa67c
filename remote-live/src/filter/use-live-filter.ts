import { useMemo } from 'react';
import { useSearchParams } from 'shared-ui/router';
import { type LiveFilter, readFilter, writeFilter } from './live-filter';

/** The filter of the URL, and how to change it. */
export function useLiveFilter(): [LiveFilter, (filter: LiveFilter) => void] {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readFilter(params), [params]);
  return [filter, (next) => setParams((now) => writeFilter(now, next))];
}
