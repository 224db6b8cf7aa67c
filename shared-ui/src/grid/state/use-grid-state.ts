import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ColumnChoice, choiceOf, readColumnChoice, rememberColumnChoice, useMemoryKey, visibleFields } from './column-choice';
import { type GridAction, reduceGrid } from './grid-reducer';
import { readGridSearch, writeGridSearch } from './grid-search';
import type { GridRules, GridState } from './grid-state';
import { viewParameter } from './grid-view';

export type GridDispatch = (action: GridAction, options?: { readonly replace?: boolean }) => void;

/** The saved view in use, as far as the state depends on it. */
interface ViewInUse {
  readonly id: number;
  readonly columns: readonly string[];
}

/** Columns that the user chose while a saved view was in use: they last until they leave it or save it. */
interface ChoiceInView {
  readonly view: ViewInUse;
  readonly choice: ColumnChoice;
}

/**
 * The state of a grid and the way to change it. Page, sort and filters live in the address, so Back undoes the last
 * step. The columns live in the browser's storage under `gridId`, or in the saved view that the address names.
 */
export function useGridState(rules: GridRules, gridId: string, view?: ViewInUse): [GridState, GridDispatch] {
  const memoryKey = useMemoryKey(gridId);
  const [search, setSearch] = useSearchParams();
  const [own, setOwn] = useState<ColumnChoice>(() => readColumnChoice(memoryKey));
  const [inView, setInView] = useState<ChoiceInView | null>(null);
  const state = useMemo<GridState>(() => {
    const choice = view === undefined ? own : inView?.view === view ? inView.choice : choiceOf(rules.columns, view.columns);
    return { ...readGridSearch(search, rules), visible: visibleFields(rules.columns, choice) };
  }, [search, rules, own, view, inView]);

  const dispatch: GridDispatch = (action, { replace = false } = {}) => {
    if (action.type === 'viewApplied') {
      setInView(null);
      return;
    }
    const next = reduceGrid(state, action, rules.initial);
    const written = writeGridSearch(search, next, rules);
    if (action.type === 'reset') written.delete(viewParameter);
    if (written.toString() !== search.toString()) setSearch(written, { replace, preventScrollReset: true });
    if (action.type === 'columnsApplied' && view !== undefined) setInView({ view, choice: choiceOf(rules.columns, next.visible) });
    else if (action.type === 'columnsApplied' || action.type === 'reset') {
      const chosen = action.type === 'reset' ? {} : choiceOf(rules.columns, next.visible);
      setOwn(chosen);
      rememberColumnChoice(memoryKey, chosen);
    }
  };
  return [state, dispatch];
}
