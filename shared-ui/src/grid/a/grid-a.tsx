import { type ReactNode, useMemo } from 'react';
import { limits } from 'shared-contracts/constant/limit';
import type { GridAQuery } from 'shared-contracts/grid/grid-a';
import { getApi } from '../../api/api-holder';
import { useEndpointQuery } from '../../api/use-endpoint-query';
import { useTexts } from '../../language/use-texts';
import type { FileTitles } from '../../menu/titled-download';
import { notify } from '../../notice/notify';
import { GridFrame } from '../frame/grid-frame';
import { useGridPage } from '../frame/use-grid-page';
import type { GridSort } from '../state/grid-state';
import type { QuickFilter } from '../state/list-column';
import { useGridState } from '../state/use-grid-state';
import { errorText } from '../../submit/error-text';
import { filterTexts } from '../text/filter-texts';
import { gridTexts } from '../text/grid-texts';
import { DownloadButton } from '../toolbar/download-button';
import type { GridLink } from '../toolbar/grid-header';
import { useSavedViews } from '../views/use-saved-views';
import { type GridColumn, gridACell } from './grid-a-column';
import { gridAFace, gridAPhrase } from './grid-a-filter';
import { type GridAEndpoint, gridARules, readGridAPage, toDownloadQuery, toGridAQuery } from './grid-a-query';

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
  /** One-click filters of one column. */
  readonly quickFilter?: QuickFilter | undefined;
  /** Parameters of the address, beside the grid's own, that say how the list is set up: saved views keep them. */
  readonly viewParameters?: readonly string[];
}

interface GridDownloadProps<Row> {
  readonly endpoint: GridAEndpoint<Row>;
  readonly query: GridAQuery;
  readonly columns: readonly GridColumn<Row>[];
  readonly visible: readonly string[];
  readonly fileName: string;
}

/** The Download button of a Grid A; none when the call has no CSV form. */
function GridDownload<Row>({ endpoint, query, columns, visible, fileName }: GridDownloadProps<Row>): ReactNode {
  const { csv } = endpoint;
  if (csv !== true) return null;
  const fetchFile = (signal: AbortSignal, titles: FileTitles) =>
    getApi().download({ ...endpoint, csv }, { query: toDownloadQuery(query, columns, visible, titles) }, { signal });
  const tell = (error: unknown) => notify.failure(errorText(error));
  return <DownloadButton fileName={fileName} fetchFile={fetchFile} onFailure={tell} />;
}

/** The data grid of outages and employees: its behaviour is docs/product.md#lists, its state in the address. */
export function GridA<Row>(props: GridAProps<Row>): ReactNode {
  const { gridId, title, subtitle, columns, endpoint, rowKey, links, quickFilter, viewParameters } = props;
  const { pageSize = limits.outagePageSize, defaultSort = null, downloadName } = props;
  const t = useTexts(gridTexts);
  const phrases = useTexts(filterTexts);

  const rules = useMemo(() => gridARules(columns), [columns]);
  const saved = useSavedViews(gridId);
  const [state, dispatch] = useGridState(rules, gridId, saved.current);
  const query = toGridAQuery(state, columns, pageSize, defaultSort);
  const answer = useEndpointQuery(endpoint, { query }, { keepPrevious: true });
  const page = useGridPage({ answer, read: readGridAPage<Row>, page: state.page, pageSize, dispatch });
  const { reload } = page;

  return (
    <GridFrame
      {...{ title, subtitle, links, columns, rules, state, dispatch, saved, viewParameters, quickFilter, page, pageSize }}
      rowKey={(row) => String(row[rowKey])}
      cell={(column, row) => gridACell(column, row, { reload })}
      emptyText={null}
      emptyFooter={t('empty')}
      phrase={(column, setting) => gridAPhrase(column, setting, phrases)}
      face={gridAFace}
      download={
        downloadName !== undefined && (
          <GridDownload endpoint={endpoint} query={query} columns={columns} visible={state.visible} fileName={downloadName} />
        )
      }
    />
  );
}
