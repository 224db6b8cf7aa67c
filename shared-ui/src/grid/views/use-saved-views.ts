import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listViews } from 'shared-contracts/endpoint/views/list-views';
import { type SavedView, type ViewedGrid, viewedGrids } from 'shared-contracts/entity/saved-view';
import { queryClient } from '../../api/query-client';
import { useEndpointQuery } from '../../api/use-endpoint-query';
import { viewParameter } from '../state/grid-view';

export interface SavedViews {
  /** Null: views of this list are not kept. */
  readonly gridId: ViewedGrid | null;
  /** By name; undefined until somebody wants to see them. */
  readonly views: readonly SavedView[] | undefined;
  /** The one that the address names. */
  readonly current: SavedView | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** The user's views of a list. They are asked for when the address names one, or the menu opens: the list itself never waits. */
export function useSavedViews(gridId: string): SavedViews {
  const viewed = viewedGrids.find((known) => known === gridId) ?? null;
  const [search] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const named = search.get(viewParameter);
  const { data, error, refetch } = useEndpointQuery(
    listViews,
    { query: { gridId: viewed ?? 'outages' } },
    { enabled: viewed !== null && (isOpen || named !== null) },
  );
  const views = viewed === null ? undefined : data?.data;
  return {
    gridId: viewed,
    views,
    current: named === null ? undefined : views?.find(({ id }) => String(id) === named),
    hasFailed: error !== null && data === undefined,
    retry: () => void refetch(),
    isOpen,
    setOpen,
  };
}

/** The remembered list with `change` made to it, without another call. */
export function changeViews(gridId: ViewedGrid, change: (views: readonly SavedView[]) => readonly SavedView[]): void {
  queryClient.setQueryData<{ data: readonly SavedView[] }>([listViews.name, { query: { gridId } }], (before) => ({
    data: [...change(before?.data ?? [])].sort((one, other) => byName.compare(one.name, other.name)),
  }));
}
