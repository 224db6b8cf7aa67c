import { type FilterSetting, toApplied } from './filter-setting';
import type { GridSort, GridState } from './grid-state';

/** What a user can do to a grid, in their words. */
export type GridAction =
  | { readonly type: 'sortToggled'; readonly field: string }
  | { readonly type: 'filterApplied'; readonly field: string; readonly setting: FilterSetting }
  | { readonly type: 'filterCleared'; readonly field: string }
  | { readonly type: 'allFiltersCleared' }
  | { readonly type: 'pageTurned'; readonly page: number }
  | { readonly type: 'columnsApplied'; readonly visible: readonly string[] }
  /** The saved view that the address now names shows its own columns again. */
  | { readonly type: 'viewApplied' }
  | { readonly type: 'reset' };

/** Ascending, descending, none; another column starts at ascending. */
function nextSort(sort: GridSort | null, field: string): GridSort | null {
  if (sort?.field !== field) return { field, direction: 'asc' };
  return sort.direction === 'asc' ? { field, direction: 'desc' } : null;
}

function without(filters: GridState['filters'], field: string): GridState['filters'] {
  return Object.fromEntries(Object.entries(filters).filter(([name]) => name !== field));
}

/** The state after `action` (docs/product.md#lists): a change of sort or filters goes back to page 1. */
export function reduceGrid(state: GridState, action: GridAction, initial: GridState): GridState {
  switch (action.type) {
    case 'sortToggled':
      return { ...state, page: 1, sort: nextSort(state.sort, action.field) };
    case 'filterApplied': {
      const applied = toApplied(action.setting);
      const others = without(state.filters, action.field);
      return { ...state, page: 1, filters: applied === null ? others : { ...others, [action.field]: applied } };
    }
    case 'filterCleared':
      return { ...state, page: 1, filters: without(state.filters, action.field) };
    case 'allFiltersCleared':
      return { ...state, page: 1, filters: {} };
    case 'pageTurned':
      return { ...state, page: action.page };
    case 'columnsApplied':
      return { ...state, visible: action.visible };
    case 'viewApplied':
      return state;
    case 'reset':
      return initial;
  }
}
