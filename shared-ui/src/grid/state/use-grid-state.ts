import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ColumnChoice, choiceOf, readColumnChoice, rememberColumnChoice, visibleFields } from './column-choice';
import { type GridAction, reduceGrid } from './grid-reducer';
import { readGridSearch, writeGridSearch } from './grid-search';
import type { GridRules, GridState } from './grid-state';

export type GridDispatch = (action: GridAction, options?: { readonly replace?: boolean }) => void;

/**
 * The state of a grid and the way to change it. Page, sort and filters live in the address (Back
 * undoes the last step), the columns in the browser's storage under `memoryKey`.
 */
export function useGridState(rules: GridRules, memoryKey: string): [GridState, GridDispatch] {
  const [search, setSearch] = useSearchParams();
  const [choice, setChoice] = useState<ColumnChoice>(() => readColumnChoice(memoryKey));
  const state = useMemo<GridState>(
    () => ({ ...readGridSearch(search, rules), visible: visibleFields(rules.columns, choice) }),
    [search, rules, choice],
  );

  const dispatch: GridDispatch = (action, { replace = false } = {}) => {
    const next = reduceGrid(state, action, rules.initial);
    const written = writeGridSearch(search, next, rules);
    if (written.toString() !== search.toString()) setSearch(written, { replace, preventScrollReset: true });
    if (action.type !== 'columnsApplied' && action.type !== 'reset') return;
    const chosen = action.type === 'reset' ? {} : choiceOf(rules.columns, next.visible);
    setChoice(chosen);
    rememberColumnChoice(memoryKey, chosen);
  };
  return [state, dispatch];
}
