import { type FilterSetting, toApplied } from '../filter/filter-setting';
import type { GridRules } from './grid-state';

/** What both faces' column records have in common. */
interface RuledColumn {
  readonly field: string;
  readonly sortable?: boolean;
  readonly filterable?: boolean;
  readonly visible?: boolean;
  readonly canHide?: boolean;
  readonly defaultFilter?: FilterSetting | undefined;
}

/** What the shared core needs to know of a grid's columns; `isFitting` judges a filter by the column's type. */
export function gridRules<Column extends RuledColumn>(columns: readonly Column[], isFitting: (column: Column, setting: FilterSetting) => boolean): GridRules {
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
