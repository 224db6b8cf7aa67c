import type { Direction } from 'shared-contracts/grid/grid-a';
import { type FilterSetting, toApplied } from './filter-setting';
import type { ListColumn } from './list-column';

export interface GridSort {
  readonly field: string;
  readonly direction: Direction;
}

/** Everything that decides what a grid shows. */
export interface GridState {
  /** The first page is 1. */
  readonly page: number;
  readonly sort: GridSort | null;
  /** Applied filters by field. */
  readonly filters: Readonly<Record<string, FilterSetting>>;
  /** Fields of the shown columns, in the grid's order. */
  readonly visible: readonly string[];
}

/** What the shared core needs to know of a grid's columns; each face derives it from its own records. */
export interface GridRules {
  /** The state before the user did anything, and after Reset. */
  readonly initial: GridState;
  /** All columns in their order. */
  readonly columns: readonly { readonly field: string; readonly isVisible: boolean; readonly canHide: boolean }[];
  readonly canSort: (field: string) => boolean;
  /** Whether an applied setting makes sense for the field. */
  readonly accepts: (field: string, setting: FilterSetting) => boolean;
}

/** What the shared core needs to know of a grid's columns; `isFitting` judges a filter by the column's type. */
export function gridRules<Column extends ListColumn>(
  columns: readonly Column[],
  isFitting: (column: Column, setting: FilterSetting) => boolean,
): GridRules {
  const byField = new Map(columns.map((column) => [column.field, column]));
  const rules = columns.map(({ field, visible = true, canHide = true }) => ({ field, isVisible: visible, canHide }));
  const filters: Record<string, FilterSetting> = {};
  for (const { field, defaultFilter } of columns) {
    const applied = defaultFilter === undefined ? null : toApplied(defaultFilter);
    if (applied !== null) filters[field] = applied;
  }
  return {
    initial: { page: 1, sort: null, filters, visible: rules.filter(({ isVisible }) => isVisible).map(({ field }) => field) },
    columns: rules,
    canSort: (field) => byField.get(field)?.sortable ?? byField.has(field),
    accepts: (field, setting) => {
      const column = byField.get(field);
      return column !== undefined && column.filterable !== false && isFitting(column, setting);
    },
  };
}
