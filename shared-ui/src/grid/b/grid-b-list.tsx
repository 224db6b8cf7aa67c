import { type ReactNode, useId, useMemo, useState } from 'react';
import { limits } from 'shared-contracts/constant/limit';
import { useEndpointQuery } from '../../api/use-endpoint-query';
import { IconButton } from '../../control/icon-button';
import { useTexts } from '../../language/use-texts';
import { useUser } from '../../session/use-session';
import { ColumnsDialog } from '../columns/columns-dialog';
import { FilterChips } from '../filter/filter-chips';
import styles from '../grid-a.module.css';
import { GridHeader } from '../grid-header';
import { gridTexts } from '../grid-texts';
import { LoadFailure } from '../load-failure';
import { GridFooter } from '../paging/grid-footer';
import { sortPhrase } from '../sort-phrase';
import { gridRules } from '../state/grid-rules';
import { useGridState } from '../state/use-grid-state';
import { GridTable } from '../table/grid-table';
import { useGridPage } from '../use-grid-page';
import { useSavedViews } from '../views/use-saved-views';
import { ViewsMenu } from '../views/views-menu';
import { gridBCell } from './grid-b-cell';
import { GridBDownload } from './grid-b-download';
import { isFittingGridB } from './grid-b-filter';
import { GridBFilterDialog } from './grid-b-filter-dialog';
import { gridBPhrase } from './grid-b-phrase';
import type { GridBEndpoint, GridBProps } from './grid-b-props';
import { readGridBPage, toGridBQuery } from './grid-b-query';
import { gridBTexts, phraseTexts } from './grid-b-texts';
import { useFailureDialog } from './use-failure-dialog';

type OpenDialog = { readonly name: 'columns' } | { readonly name: 'filter'; readonly field: string } | null;

type GridBListProps<Row> = GridBProps<Row> & { readonly endpoint: GridBEndpoint<Row> };

/** A Grid B with its call. */
export function GridBList<Row>(props: GridBListProps<Row>): ReactNode {
  const { gridId, title, subtitle, columns, endpoint, rowKey, links = [], downloadName, pageSize = limits.gridBPageSize } = props;
  const grid = useTexts(gridTexts);
  const t = useTexts(gridBTexts);
  const phrases = useTexts(phraseTexts);
  const user = useUser();
  const titleId = useId();
  const subtitleId = useId();
  const [dialog, setDialog] = useState<OpenDialog>(null);

  const rules = useMemo(() => gridRules(columns, isFittingGridB), [columns]);
  const saved = useSavedViews(gridId);
  const [state, dispatch] = useGridState(rules, `${gridId}.${user?.companyName ?? ''}.${user?.empNo ?? ''}`, saved.current);
  const query = toGridBQuery(state, columns, pageSize);
  const answer = useEndpointQuery(endpoint, { body: query }, { keepPrevious: true });
  const { rows, total, error, isLoading, isRefetching, shown, reload } = useGridPage({ answer, read: readGridBPage<Row>, page: state.page, pageSize, dispatch });
  useFailureDialog(error);

  const shownColumns = columns.filter(({ field }) => state.visible.includes(field));
  const chips = columns.flatMap((column) => {
    const setting = state.filters[column.field];
    return setting === undefined ? [] : [{ field: column.field, phrase: gridBPhrase(column, setting, phrases) }];
  });
  const filtered = dialog?.name === 'filter' ? columns.find(({ field }) => field === dialog.field) : undefined;
  const openFilter = (field: string) => setDialog({ name: 'filter', field });
  const close = () => setDialog(null);

  return (
    <section className={styles.grid}>
      <GridHeader titleId={titleId} title={title} subtitleId={subtitleId} subtitle={subtitle} links={links}>
        <ViewsMenu saved={saved} state={state} dispatch={dispatch} rules={rules} />
        <GridBDownload endpoint={endpoint} query={query} columns={columns} visible={state.visible} fileName={downloadName} />
        <IconButton icon="columns" label={grid('columns')} aria-haspopup="dialog" onClick={() => setDialog({ name: 'columns' })} />
        <IconButton icon="reset" label={grid('reset')} onClick={() => dispatch({ type: 'reset' })} />
      </GridHeader>
      <FilterChips chips={chips} dispatch={dispatch} onEdit={openFilter} />
      {error !== null && <LoadFailure error={error} onRetry={reload} />}
      <div className={styles.panel}>
        <GridTable
          titleId={titleId}
          subtitleId={subtitle === undefined ? undefined : subtitleId}
          columns={shownColumns}
          rows={rows}
          rowKey={(row, index) => String(rowKey === undefined ? index : row[rowKey])}
          cell={gridBCell}
          emptyText={t('empty')}
          total={total}
          pageSize={pageSize}
          page={shown}
          state={state}
          isLoading={isLoading}
          isRefetching={isRefetching}
          dispatch={dispatch}
          onFilter={openFilter}
        />
        <GridFooter page={state.page} shownPage={shown} pageSize={pageSize} rowCount={rows?.length} total={total} emptyText={t('emptyRange')} isLoading={isLoading} dispatch={dispatch} />
      </div>
      <p role="status" className={styles.spoken}>
        {sortPhrase(state.sort, columns, grid)}
      </p>
      {dialog?.name === 'columns' && (
        <ColumnsDialog
          columns={columns}
          visible={state.visible}
          onClose={close}
          onApply={(visible) => {
            dispatch({ type: 'columnsApplied', visible });
            close();
          }}
        />
      )}
      {filtered !== undefined && (
        <GridBFilterDialog
          key={filtered.field}
          column={filtered}
          setting={state.filters[filtered.field]}
          onClose={close}
          onClear={() => {
            dispatch({ type: 'filterCleared', field: filtered.field });
            close();
          }}
          onApply={(setting) => {
            dispatch({ type: 'filterApplied', field: filtered.field, setting });
            close();
          }}
        />
      )}
    </section>
  );
}
