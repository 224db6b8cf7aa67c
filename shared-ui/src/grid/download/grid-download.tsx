import type { ReactNode } from 'react';
import type { GridAQuery } from 'shared-contracts/grid/grid-a';
import { getApi } from '../../api/api-holder';
import { notify } from '../../notice/notify';
import type { GridColumn } from '../column';
import { type GridAEndpoint, toDownloadQuery } from '../grid-a-query';
import { DownloadButton } from './download-button';

interface GridDownloadProps<Row> {
  readonly endpoint: GridAEndpoint<Row>;
  readonly query: GridAQuery;
  readonly columns: readonly GridColumn<Row>[];
  readonly visible: readonly string[];
  readonly fileName: string;
}

/** The Download button of a Grid A; none when the call has no CSV form. */
export function GridDownload<Row>({ endpoint, query, columns, visible, fileName }: GridDownloadProps<Row>): ReactNode {
  const { csv } = endpoint;
  if (csv !== true) return null;
  const fetchFile = (signal: AbortSignal) => getApi().download({ ...endpoint, csv }, { query: toDownloadQuery(query, columns, visible) }, { signal });
  const tell = (error: unknown) => notify.failure(error instanceof Error ? error.message : String(error));
  return <DownloadButton fileName={fileName} fetchFile={fetchFile} onFailure={tell} />;
}
