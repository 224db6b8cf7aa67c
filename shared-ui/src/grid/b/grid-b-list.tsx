import { type ReactNode, useMemo } from 'react';
import { limits } from 'shared-contracts/constant/limit';
import { useEndpointQuery } from '../../api/use-endpoint-query';
import { IconButton } from '../../control/icon-button';
import { useTexts } from '../../language/use-texts';
import { GridFrame } from '../grid-frame';
import { gridTexts } from '../grid-texts';
import { gridRules } from '../state/grid-rules';
import { useGridState } from '../state/use-grid-state';
import { useGridPage } from '../use-grid-page';
import { useMemoryKey } from '../use-memory-key';
import { useSavedViews } from '../views/use-saved-views';
import { gridBCell } from './grid-b-cell';
import { GridBDownload } from './grid-b-download';
import { isFittingGridB } from './grid-b-filter';
import { GridBFilterDialog } from './grid-b-filter-dialog';
import { gridBPhrase } from './grid-b-phrase';
import type { GridBEndpoint, GridBProps } from './grid-b-props';
import { readGridBPage, toGridBQuery } from './grid-b-query';
import { gridBTexts, phraseTexts } from './grid-b-texts';
import { useFailureDialog } from './use-failure-dialog';

type GridBListProps<Row> = GridBProps<Row> & { readonly endpoint: GridBEndpoint<Row> };

/** A Grid B with its call. */
export function GridBList<Row>(props: GridBListProps<Row>): ReactNode {
  const { gridId, title, subtitle, columns, endpoint, rowKey, links, downloadName, pageSize = limits.gridBPageSize } = props;
  const grid = useTexts(gridTexts);
  const t = useTexts(gridBTexts);
  const phrases = useTexts(phraseTexts);

  const rules = useMemo(() => gridRules(columns, isFittingGridB), [columns]);
  const saved = useSavedViews(gridId);
  const [state, dispatch] = useGridState(rules, useMemoryKey(gridId), saved.current);
  const query = toGridBQuery(state, columns, pageSize);
  const answer = useEndpointQuery(endpoint, { body: query }, { keepPrevious: true });
  const page = useGridPage({ answer, read: readGridBPage<Row>, page: state.page, pageSize, dispatch });
  useFailureDialog(page.error);

  return (
    <GridFrame
      {...{ title, subtitle, links, columns, rules, state, dispatch, saved, page, pageSize }}
      rowKey={(row, index) => String(rowKey === undefined ? index : row[rowKey])}
      cell={gridBCell}
      emptyText={t('empty')}
      emptyFooter={t('emptyRange')}
      phrase={(column, setting) => gridBPhrase(column, setting, phrases)}
      tools={(openColumns) => (
        <>
          <GridBDownload endpoint={endpoint} query={query} columns={columns} visible={state.visible} fileName={downloadName} />
          <IconButton icon="columns" label={grid('columns')} aria-haspopup="dialog" onClick={openColumns} />
          <IconButton icon="reset" label={grid('reset')} onClick={() => dispatch({ type: 'reset' })} />
        </>
      )}
      filterDialog={(column, setting, answers) => <GridBFilterDialog key={column.field} column={column} setting={setting} {...answers} />}
    />
  );
}
