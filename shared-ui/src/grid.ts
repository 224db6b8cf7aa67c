// Entry `shared-ui/grid`: the data grids of section 2 on a native table.
export type { GridActions, GridColumn } from './grid/column';
export type { FilterSetting } from './grid/filter/filter-setting';
export { GridA } from './grid/grid-a';
export type { GridAProps } from './grid/grid-a-props';
export type { GridAEndpoint } from './grid/grid-a-query';
export { GridB } from './grid/b/grid-b';
export type { GridBColumn, GridBOption } from './grid/b/grid-b-column';
export type { GridBEndpoint, GridBProps } from './grid/b/grid-b-props';
export type { GridLink } from './grid/grid-link';
export type { GridSort } from './grid/state/grid-state';
export { pinnedMark, useHiddenSides } from './grid/table/use-hidden-sides';
