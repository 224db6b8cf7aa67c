import type { Direction } from 'shared-contracts/grid/grid-a';
import type { FilterSetting } from '../filter/filter-setting';

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
