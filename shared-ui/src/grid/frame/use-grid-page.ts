import { useEffect, useEffectEvent, useState } from 'react';
import type { ApiError } from 'shared-contracts/client';
import type { EndpointQuery } from '../../api/use-endpoint-query';
import { lastPageOf } from '../paging/page-window';
import type { GridDispatch } from '../state/use-grid-state';

/** The rows of a page and the exact number of all rows that match. */
export interface GridRows<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

export interface GridPage<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly total: number;
  readonly error: ApiError | null;
  readonly isLoading: boolean;
  readonly isRefetching: boolean;
  /** The page that `rows` belong to. */
  readonly shown: number;
  readonly reload: () => void;
}

interface PageSource<Answer, Row> {
  /** The call for the page, which keeps the answer before until the new one is here. */
  readonly answer: EndpointQuery<Answer>;
  readonly read: (answer: Answer) => GridRows<Row>;
  readonly page: number;
  readonly pageSize: number;
  readonly dispatch: GridDispatch;
}

/** What a grid shows of its call; rows of the page before stay until the new ones are here. */
export function useGridPage<Answer, Row>({ answer, read, page, pageSize, dispatch }: PageSource<Answer, Row>): GridPage<Row> {
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = answer;
  const [shown, setShown] = useState(page);
  const [knownTotal, setKnownTotal] = useState(0);
  const isCurrent = data !== undefined && !isPlaceholderData;
  if (isCurrent && shown !== page) setShown(page);

  const list = data === undefined ? undefined : read(data);
  // A page that failed to load takes neither itself nor the others from the pager.
  const total = list?.total ?? Math.max(knownTotal, (page - 1) * pageSize + 1);
  if (isCurrent && knownTotal !== total) setKnownTotal(total);
  const lastPage = lastPageOf(total, pageSize);
  // A shared address, or rows that went away meanwhile, can point behind the last page.
  const isBehind = isCurrent && page > lastPage;
  const turnBack = useEffectEvent(() => dispatch({ type: 'pageTurned', page: lastPage }, { replace: true }));
  useEffect(() => {
    if (isBehind) turnBack();
  }, [isBehind, lastPage]);

  return {
    rows: list?.rows,
    total,
    error,
    isLoading: isPending && isFetching,
    isRefetching: isFetching && data !== undefined,
    shown,
    reload: () => void refetch(),
  };
}
