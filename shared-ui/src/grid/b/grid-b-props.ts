import type { BaseIssue, BaseSchema } from 'valibot';
import type { Codec } from 'shared-contracts/codec';
import type { Endpoint } from 'shared-contracts/endpoint';
import type { gridBBody } from 'shared-contracts/grid/grid-b';
import type { GridLink } from '../grid-link';
import type { GridBColumn } from './grid-b-column';

/** A page of rows and the exact number of all rows that match. */
export interface GridBPage<Row> {
  readonly data: readonly Row[];
  readonly total_records: number;
}

/** An endpoint record that a Grid B can read: section 7, the substation grid and the pending report. */
export interface GridBEndpoint<Row> extends Endpoint {
  readonly params?: never;
  readonly query?: never;
  readonly body: typeof gridBBody;
  readonly response: Codec<BaseSchema<unknown, GridBPage<Row>, BaseIssue<unknown>>>;
}

export interface GridBProps<Row> {
  /** Unique in the suite: the remembered columns are kept under it. */
  readonly gridId: string;
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly columns: readonly GridBColumn<Row>[];
  /** Where the rows come from; without it the grid says 'API URL is not provided in gridConfig'. Its CSV form, if any, gives the Download button. */
  readonly endpoint: GridBEndpoint<Row> | undefined;
  /** The row's identity; by default its place on the page. */
  readonly rowKey?: (keyof Row & string) | undefined;
  readonly links?: readonly GridLink[] | undefined;
  /** File name of the CSV download; by default the server's. */
  readonly downloadName?: string | undefined;
  readonly pageSize?: number | undefined;
}
