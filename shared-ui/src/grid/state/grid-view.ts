// What a saved view holds of a grid: the part of the address that says how the list is set up, and
// its columns. The page, and the record that is open beside the list, are no part of it.
import { isUnderstood, writeGridSearch } from './grid-search';
import type { GridRules, GridState } from './grid-state';

/** The parameter that names the view in use. */
export const viewParameter = 'view';

/** What is kept of a view. */
export interface ViewContent {
  readonly search: string;
  readonly columns: readonly string[];
}

function sorted(search: URLSearchParams): string {
  search.sort();
  return search.toString();
}

/** The grid as it stands, to be kept. `parameters` are those of the address that the list itself reads. */
export function viewOf(search: URLSearchParams, state: GridState, rules: GridRules, parameters: readonly string[]): ViewContent {
  const kept = new URLSearchParams([...search].filter(([name]) => parameters.includes(name)));
  const canHide = new Set(rules.columns.filter((column) => column.canHide).map(({ field }) => field));
  return {
    search: sorted(writeGridSearch(kept, { ...state, page: rules.initial.page }, rules)),
    columns: state.visible.filter((field) => canHide.has(field)),
  };
}

export interface RestoredView {
  readonly search: URLSearchParams;
  /** Fields of the view that the list no longer has, or that no longer take its filter. */
  readonly lost: readonly string[];
}

/** The address of a view, without what the list no longer knows. */
export function restoreView({ search, columns }: ViewContent, rules: GridRules, parameters: readonly string[]): RestoredView {
  const entries = [...new URLSearchParams(search)];
  const known = new Set(rules.columns.map(({ field }) => field));
  const isKept = ([name, text]: readonly [string, string]) => parameters.includes(name) || isUnderstood(name, text, rules);
  const fieldOf = ([name, text]: readonly [string, string]) => (name === 'sort' ? text.replace(/:.*/, '') : name.replace(/^filter\./, ''));
  const lost = entries.filter((entry) => !isKept(entry)).map(fieldOf);
  return {
    search: new URLSearchParams(entries.filter(isKept)),
    lost: [...new Set([...lost, ...columns.filter((field) => !known.has(field))])],
  };
}

/** Whether the grid no longer stands as the view says; what the list has lost of it does not count. */
export function isViewChanged(view: ViewContent, now: ViewContent, rules: GridRules, parameters: readonly string[]): boolean {
  const canHide = rules.columns.filter((column) => column.canHide).map(({ field }) => field);
  const shown = (columns: readonly string[]) => canHide.filter((field) => columns.includes(field)).join();
  return sorted(restoreView(view, rules, parameters).search) !== now.search || shown(view.columns) !== shown(now.columns);
}
