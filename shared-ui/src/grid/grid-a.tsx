import { type ReactNode, useId, useMemo, useState } from 'react';
import { limits } from 'shared-contracts/constant/limit';
import { useEndpointQuery } from '../api/use-endpoint-query';
import { useTexts } from '../language/use-texts';
import { useUser } from '../session/use-session';
import { ColumnsDialog } from './columns/columns-dialog';
import { FilterChips } from './filter/filter-chips';
import { FilterDialog } from './filter/filter-dialog';
import { filterPhrase } from './filter/filter-phrase';
import { filterTexts } from './filter/filter-texts';
import styles from './grid-a.module.css';
import type { GridAProps } from './grid-a-props';
import { gridARules, readGridAPage, toGridAQuery } from './grid-a-query';
import { GridDownload } from './download/grid-download';
import { GridFooter } from './paging/grid-footer';
import { GridHeader } from './grid-header';
import { LoadFailure } from './load-failure';
import { sortPhrase } from './sort-phrase';
import { gridTexts } from './grid-texts';
import { useGridState } from './state/use-grid-state';
import { cellValue } from './table/cell-value';
import { GridTable } from './table/grid-table';
import { ToolButton } from './tool-button';
import { useGridPage } from './use-grid-page';
import { useSavedViews } from './views/use-saved-views';
import { ViewsMenu } from './views/views-menu';

type OpenDialog = { readonly name: 'columns' } | { readonly name: 'filter'; readonly field: string } | null;

/** The data grid of outages and employees: behaviour of sections 2, 4 and 5, state in the address. */
export function GridA<Row>(props: GridAProps<Row>): ReactNode {
  const { gridId, title, subtitle, columns, endpoint, rowKey, pageSize = limits.outagePageSize, defaultSort = null, downloadName, links = [], viewParameters } = props;
  const t = useTexts(gridTexts);
  const phrases = useTexts(filterTexts);
  const user = useUser();
  const titleId = useId();
  const subtitleId = useId();
  const [dialog, setDialog] = useState<OpenDialog>(null);

  const rules = useMemo(() => gridARules(columns), [columns]);
  const saved = useSavedViews(gridId);
  const [state, dispatch] = useGridState(rules, `${gridId}.${user?.companyName ?? ''}.${user?.empNo ?? ''}`, saved.current);
  const query = toGridAQuery(state, columns, pageSize, defaultSort);
  const answer = useEndpointQuery(endpoint, { query }, { keepPrevious: true });
  const { rows, total, error, isLoading, isRefetching, shown, reload } = useGridPage({ answer, read: readGridAPage<Row>, page: state.page, pageSize, dispatch });

  const shownColumns = columns.filter(({ field }) => state.visible.includes(field));
  const chips = columns.flatMap(({ field, header, type }) => {
    const setting = state.filters[field];
    return setting === undefined ? [] : [{ field, phrase: filterPhrase(header, type, setting, phrases) }];
  });
  const filtered = dialog?.name === 'filter' ? columns.find(({ field }) => field === dialog.field) : undefined;
  const openFilter = (field: string) => setDialog({ name: 'filter', field });
  const close = () => setDialog(null);

  return (
    <section className={styles.grid}>
      <GridHeader titleId={titleId} title={title} subtitleId={subtitleId} subtitle={subtitle} links={links}>
        <ViewsMenu saved={saved} state={state} dispatch={dispatch} rules={rules} parameters={viewParameters} />
        <ToolButton icon="reload" label={t('reload')} onClick={reload} />
        <ToolButton icon="columns" label={t('columns')} aria-haspopup="dialog" onClick={() => setDialog({ name: 'columns' })} />
        <ToolButton icon="reset" label={t('reset')} onClick={() => dispatch({ type: 'reset' })} />
        {downloadName !== undefined && <GridDownload endpoint={endpoint} query={query} columns={columns} visible={state.visible} fileName={downloadName} />}
      </GridHeader>
      <FilterChips chips={chips} dispatch={dispatch} onEdit={openFilter} />
      {error !== null && <LoadFailure error={error} onRetry={reload} />}
      <div className={styles.panel}>
        <GridTable
          titleId={titleId}
          subtitleId={subtitle === undefined ? undefined : subtitleId}
          columns={shownColumns}
          rows={rows}
          rowKey={(row) => String(row[rowKey])}
          total={total}
          pageSize={pageSize}
          page={shown}
          state={state}
          isLoading={isLoading}
          isRefetching={isRefetching}
          cell={(column, row) => cellValue(column, row, { reload })}
          emptyText={null}
          dispatch={dispatch}
          onFilter={openFilter}
        />
        <GridFooter page={state.page} shownPage={shown} pageSize={pageSize} rowCount={rows?.length} total={total} emptyText={t('empty')} isLoading={isLoading} dispatch={dispatch} />
      </div>
      <p role="status" className={styles.spoken}>
        {sortPhrase(state.sort, columns, t)}
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
        <FilterDialog
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
