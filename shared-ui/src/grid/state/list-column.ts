import type { FilterSetting, GridOption } from './filter-setting';

/** Where a cell stands on a phone's card: at its head, beside the head (a word or one icon), or below the values. */
export type CardPlace = 'title' | 'tag' | 'icon' | 'action';

/** What the columns of both grids have in common; what is left out of the switches is true, `visible` included. */
export interface ListColumn {
  /** The name on the wire, in filters, orders and downloads; unique in the grid. */
  readonly field: string;
  readonly header: string;
  /** The English title in a file; absent: the header. */
  readonly fileTitle?: string | undefined;
  readonly sortable?: boolean | undefined;
  readonly filterable?: boolean | undefined;
  readonly downloadable?: boolean | undefined;
  /** Shown before the user has chosen columns. */
  readonly visible?: boolean | undefined;
  /** Stays in sight while the grid scrolls sideways; by default the first shown column does. */
  readonly pinned?: boolean | undefined;
  /** Offered in the column dialog; a column that is not stays as `visible` says. */
  readonly canHide?: boolean | undefined;
  /** The values that the column can have: the filter offers them in a list that can be searched, cells show their labels. */
  readonly options?: readonly GridOption[] | undefined;
  /** The filter that is set before the user changes it, and again after Reset. */
  readonly defaultFilter?: FilterSetting | undefined;
}

/** A column with its place in a row. */
export interface RowColumn<Row> extends ListColumn {
  /** The key of the row that the cell shows. */
  readonly key: keyof Row & string;
  /** Where the cell stands on a phone's card; a function where that depends on the row. By default it has a line of its own. */
  readonly card?: CardPlace | ((row: Row) => CardPlace | undefined) | undefined;
}

/** A list's one-click filter: buttons that set the filter of one column, and one that clears it. */
export interface QuickFilter {
  /** The accessible name of the row of buttons. */
  readonly label: string;
  readonly field: string;
  readonly choices: readonly { readonly label: string; readonly setting: FilterSetting }[];
}
