import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { ApiError, isSilent } from 'shared-contracts/client';
import { limits } from 'shared-contracts/constant/limit';
import type { GridBQuery } from 'shared-contracts/grid/grid-b';
import { getApi } from '../../api/api-holder';
import { useEndpointQuery } from '../../api/use-endpoint-query';
import { textOf } from '../../language/translate';
import { useTexts } from '../../language/use-texts';
import type { FileTitles } from '../../menu/titled-download';
import { showError } from '../../notice/notify';
import { errorText } from '../../submit/error-text';
import { GridFrame } from '../frame/grid-frame';
import styles from '../frame/grid-frame.module.css';
import { useGridPage } from '../frame/use-grid-page';
import { gridRules } from '../state/grid-state';
import type { QuickFilter } from '../state/list-column';
import { useGridState } from '../state/use-grid-state';
import { gridBTexts, phraseTexts } from '../text/grid-b-texts';
import { DownloadButton } from '../toolbar/download-button';
import { GridHeader, type GridLink } from '../toolbar/grid-header';
import { useSavedViews } from '../views/use-saved-views';
import { gridBCell, type GridBColumn } from './grid-b-column';
import { gridBFace, gridBPhrase, isFittingGridB } from './grid-b-filter';
import { type GridBEndpoint, readGridBPage, toGridBDownload, toGridBQuery } from './grid-b-query';

/** '{message} || Error fetching data' (docs/product.md#messages): the server's own message, `otherwise` where it sent none. */
function failureText(error: unknown, otherwise: string): string {
  const isServers = error instanceof ApiError && error.kind === 'http' && !error.isUnexplained;
  return isServers ? errorText(error) : otherwise;
}

/** Tells of a failed fetch in the error dialog, once for each failure. */
function useFailureDialog(error: Error | null): void {
  const told = useRef<Error | null>(null);
  useEffect(() => {
    if (error === null || told.current === error || isSilent(error)) return;
    told.current = error;
    void showError(failureText(error, textOf(gridBTexts)('fetchFailed')));
  }, [error]);
}

export interface GridBProps<Row> {
  /** Unique in the suite: the remembered columns are kept under it. */
  readonly gridId: string;
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly columns: readonly GridBColumn<Row>[];
  /**
   * Where the rows come from; without it the grid says 'API URL is not provided in gridConfig'. Its CSV
   * form, if any, gives the Download button.
   */
  readonly endpoint: GridBEndpoint<Row> | undefined;
  /** The row's identity; by default its place on the page. */
  readonly rowKey?: (keyof Row & string) | undefined;
  readonly links?: readonly GridLink[] | undefined;
  /** One-click filters of one column. */
  readonly quickFilter?: QuickFilter | undefined;
  /** File name of the CSV download; by default the server's. */
  readonly downloadName?: string | undefined;
  readonly pageSize?: number | undefined;
}

interface GridBDownloadProps<Row> {
  readonly endpoint: GridBEndpoint<Row>;
  readonly query: GridBQuery;
  readonly columns: readonly GridBColumn<Row>[];
  readonly visible: readonly string[];
  readonly fileName: string | undefined;
}

function tell(error: unknown): void {
  if (!isSilent(error)) void showError(failureText(error, textOf(gridBTexts)('downloadFailed')));
}

/** The Download icon of a Grid B; none when the call has no CSV form. */
function GridBDownload<Row>({ endpoint, query, columns, visible, fileName }: GridBDownloadProps<Row>): ReactNode {
  const { csv } = endpoint;
  if (csv !== true) return null;
  const fetchFile = (signal: AbortSignal, titles: FileTitles) =>
    getApi().download({ ...endpoint, csv }, { body: toGridBDownload(query, columns, visible, titles) }, { signal });
  return <DownloadButton fileName={fileName} fetchFile={fetchFile} onFailure={tell} />;
}

type GridBListProps<Row> = GridBProps<Row> & { readonly endpoint: GridBEndpoint<Row> };

/** A Grid B with its call. */
function GridBList<Row>(props: GridBListProps<Row>): ReactNode {
  const { gridId, title, subtitle, columns, endpoint, rowKey, links, quickFilter, downloadName, pageSize = limits.gridBPageSize } = props;
  const t = useTexts(gridBTexts);
  const phrases = useTexts(phraseTexts);

  const rules = useMemo(() => gridRules(columns, isFittingGridB), [columns]);
  const saved = useSavedViews(gridId);
  const [state, dispatch] = useGridState(rules, gridId, saved.current);
  const query = toGridBQuery(state, columns, pageSize);
  const answer = useEndpointQuery(endpoint, { body: query }, { keepPrevious: true });
  const page = useGridPage({ answer, read: readGridBPage<Row>, page: state.page, pageSize, dispatch });
  useFailureDialog(page.error);

  return (
    <GridFrame
      {...{ title, subtitle, links, columns, rules, state, dispatch, saved, quickFilter, page, pageSize }}
      rowKey={(row, index) => String(rowKey === undefined ? index : row[rowKey])}
      cell={gridBCell}
      emptyText={t('empty')}
      emptyFooter={t('emptyRange')}
      phrase={(column, setting) => gridBPhrase(column, setting, phrases)}
      face={gridBFace}
      download={<GridBDownload endpoint={endpoint} query={query} columns={columns} visible={state.visible} fileName={downloadName} />}
    />
  );
}

/** A list whose configuration names no call (docs/product.md#lists). */
function WithoutAddress({ title, subtitle, links = [] }: Pick<GridBProps<never>, 'title' | 'subtitle' | 'links'>): ReactNode {
  const titleId = useId();
  const subtitleId = useId();
  useEffect(() => void showError(textOf(gridBTexts)('noAddress')), []);
  return (
    <section className={styles.grid}>
      <GridHeader titleId={titleId} title={title} subtitleId={subtitleId} subtitle={subtitle} links={links}>
        {null}
      </GridHeader>
    </section>
  );
}

/** The data grid of substations and of the pending report: its behaviour is docs/product.md#lists, its state in the address. */
export function GridB<Row>({ endpoint, ...props }: GridBProps<Row>): ReactNode {
  const { title, subtitle, links } = props;
  if (endpoint === undefined) return <WithoutAddress title={title} subtitle={subtitle} links={links} />;
  return <GridBList endpoint={endpoint} {...props} />;
}
