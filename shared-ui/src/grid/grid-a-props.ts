import type { GridColumn } from './column';
import type { GridAEndpoint } from './grid-a-query';
import type { GridLink } from './grid-link';
import type { GridSort } from './state/grid-state';

export interface GridAProps<Row> {
  /** Unique in the suite: the remembered columns are kept under it. */
  readonly gridId: string;
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly columns: readonly GridColumn<Row>[];
  readonly endpoint: GridAEndpoint<Row>;
  /** The row's identity. */
  readonly rowKey: keyof Row & string;
  readonly pageSize?: number;
  /** The order while no column is sorted. */
  readonly defaultSort?: GridSort | null;
  /** File name of the CSV download; without it there is no Download button. */
  readonly downloadName?: string | undefined;
  readonly links?: readonly GridLink[];
  /** Parameters of the address, beside the grid's own, that say how the list is set up: saved views keep them. */
  readonly viewParameters?: readonly string[];
}
