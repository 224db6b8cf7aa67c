// Entry `shared-ui/grid`: the data grids on a native table.
export type { FilterSetting, GridOption } from './grid/state/filter-setting';
export type { GridSort } from './grid/state/grid-state';
export { columnsIn } from './grid/state/columns-in';
export { gridAColumn, gridBColumn } from './grid/entity-column';
export type { CardPlace, QuickFilter } from './grid/state/list-column';
export { GridA, type GridAProps } from './grid/a/grid-a';
export type { GridActions, GridColumn } from './grid/a/grid-a-column';
export type { GridAEndpoint } from './grid/a/grid-a-query';
export { GridB, type GridBProps } from './grid/b/grid-b';
export type { GridBColumn } from './grid/b/grid-b-column';
export type { GridBEndpoint } from './grid/b/grid-b-query';
export { pinnedMark, useHiddenSides } from './grid/table/use-hidden-sides';
export type { GridLink } from './grid/toolbar/grid-header';
