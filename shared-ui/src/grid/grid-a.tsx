import { type ReactNode, useMemo } from 'react';
import { limits } from 'shared-contracts/constant/limit';
import { useEndpointQuery } from '../api/use-endpoint-query';
import { useTexts } from '../language/use-texts';
import { GridDownload } from './download/grid-download';
import { FilterDialog } from './filter/filter-dialog';
import { filterPhrase } from './filter/filter-phrase';
import { filterTexts } from './filter/filter-texts';
import type { GridAProps } from './grid-a-props';
import { gridARules, readGridAPage, toGridAQuery } from './grid-a-query';
import { GridFrame } from './grid-frame';
import { gridTexts } from './grid-texts';
import { useGridState } from './state/use-grid-state';
import { cellValue } from './table/cell-value';
import { ToolButton } from './tool-button';
import { useGridPage } from './use-grid-page';
import { useMemoryKey } from './use-memory-key';
import { useSavedViews } from './views/use-saved-views';

/** The data grid of outages and employees: behaviour of sections 2, 4 and 5, state in the address. */
export function GridA<Row>(props: GridAProps<Row>): ReactNode {
  const { gridId, title, subtitle, columns, endpoint, rowKey, pageSize = limits.outagePageSize, defaultSort = null, downloadName, links, viewParameters } = props;
  const t = useTexts(gridTexts);
  const phrases = useTexts(filterTexts);

  const rules = useMemo(() => gridARules(columns), [columns]);
  const saved = useSavedViews(gridId);
  const [state, dispatch] = useGridState(rules, useMemoryKey(gridId), saved.current);
  const query = toGridAQuery(state, columns, pageSize, defaultSort);
  const answer = useEndpointQuery(endpoint, { query }, { keepPrevious: true });
  const page = useGridPage({ answer, read: readGridAPage<Row>, page: state.page, pageSize, dispatch });
  const { reload } = page;

  return (
    <GridFrame
      {...{ title, subtitle, links, columns, rules, state, dispatch, saved, viewParameters, page, pageSize }}
      rowKey={(row) => String(row[rowKey])}
      cell={(column, row) => cellValue(column, row, { reload })}
      emptyText={null}
      emptyFooter={t('empty')}
      phrase={({ header, type }, setting) => filterPhrase(header, type, setting, phrases)}
      tools={(openColumns) => (
        <>
          <ToolButton icon="reload" label={t('reload')} onClick={reload} />
          <ToolButton icon="columns" label={t('columns')} aria-haspopup="dialog" onClick={openColumns} />
          <ToolButton icon="reset" label={t('reset')} onClick={() => dispatch({ type: 'reset' })} />
          {downloadName !== undefined && <GridDownload endpoint={endpoint} query={query} columns={columns} visible={state.visible} fileName={downloadName} />}
        </>
      )}
      filterDialog={(column, setting, answers) => <FilterDialog key={column.field} column={column} setting={setting} {...answers} />}
    />
  );
}
