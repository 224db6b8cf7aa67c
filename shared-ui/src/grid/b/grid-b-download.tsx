import type { ReactNode } from 'react';
import type { GridBQuery } from 'shared-contracts/grid/grid-b';
import { getApi } from '../../api/api-holder';
import { textOf } from '../../language/translate';
import { showError } from '../../notice/notify';
import { DownloadButton } from '../download/download-button';
import { failureText, isSessionEnd } from './failure-text';
import type { GridBColumn } from './grid-b-column';
import type { GridBEndpoint } from './grid-b-props';
import { toGridBDownload } from './grid-b-query';
import { gridBTexts } from './grid-b-texts';

interface GridBDownloadProps<Row> {
  readonly endpoint: GridBEndpoint<Row>;
  readonly query: GridBQuery;
  readonly columns: readonly GridBColumn<Row>[];
  readonly visible: readonly string[];
  readonly fileName: string | undefined;
}

function tell(error: unknown): void {
  if (!isSessionEnd(error)) void showError(failureText(error, textOf(gridBTexts)('downloadFailed')));
}

/** The Download icon of a Grid B; none when the call has no CSV form. */
export function GridBDownload<Row>({ endpoint, query, columns, visible, fileName }: GridBDownloadProps<Row>): ReactNode {
  const { csv } = endpoint;
  if (csv !== true) return null;
  const fetchFile = (signal: AbortSignal) => getApi().download({ ...endpoint, csv }, { body: toGridBDownload(query, columns, visible) }, { signal });
  return <DownloadButton look="icon" fileName={fileName} fetchFile={fetchFile} onFailure={tell} />;
}
