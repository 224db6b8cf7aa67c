import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiError } from 'shared-contracts/client';
import type { GridAQuery } from 'shared-contracts/grid/grid-a';
import { useEndpointQuery } from '../api/use-endpoint-query';
import type { GridAEndpoint } from './grid-a-query';
import { lastPageOf } from './paging/page-window';
import type { GridDispatch } from './state/use-grid-state';

interface GridPage<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly total: number;
  readonly error: ApiError | null;
  readonly isLoading: boolean;
  readonly isRefetching: boolean;
  /** The page that `rows` belong to. */
  readonly shown: number;
  readonly reload: () => void;
}

/** Fetches the page of `query`; rows of the page before stay until the new ones are here. */
export function useGridPage<Row>(endpoint: GridAEndpoint<Row>, query: GridAQuery, page: number, dispatch: GridDispatch): GridPage<Row> {
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useEndpointQuery(endpoint, { query }, { keepPrevious: true });
  const [shown, setShown] = useState(page);
  const isCurrent = data !== undefined && !isPlaceholderData;
  if (isCurrent && shown !== page) setShown(page);

  const total = data?.totalRecords.count ?? 0;
  const lastPage = lastPageOf(total, query.limit);
  // A shared address, or rows that went away meanwhile, can point behind the last page.
  const isBehind = isCurrent && page > lastPage;
  const turnBack = useEffectEvent(() => dispatch({ type: 'pageTurned', page: lastPage }, { replace: true }));
  useEffect(() => {
    if (isBehind) turnBack();
  }, [isBehind, lastPage]);

  return {
    rows: data?.dataSource,
    total,
    error,
    isLoading: isPending && isFetching,
    isRefetching: isFetching && data !== undefined,
    shown,
    reload: () => void refetch(),
  };
}
