import { type ReactNode, useId, useMemo, useState } from 'react';
import { limits } from 'shared-contracts/constant/limit';
import { useTexts } from '../language/use-texts';
import { useUser } from '../session/use-session';
import { ColumnsDialog } from './columns/columns-dialog';
import { FilterChips } from './filter/filter-chips';
import { FilterDialog } from './filter/filter-dialog';
import styles from './grid-a.module.css';
import type { GridAProps } from './grid-a-props';
import { gridARules, toGridAQuery } from './grid-a-query';
import { GridDownload } from './download/grid-download';
import { GridFooter } from './paging/grid-footer';
import { GridHeader } from './grid-header';
import { LoadFailure } from './load-failure';
import { sortPhrase } from './sort-phrase';
import { gridTexts } from './grid-texts';
import { useGridState } from './state/use-grid-state';
import { GridTable } from './table/grid-table';
import { useGridPage } from './use-grid-page';

type OpenDialog = { readonly name: 'columns' } | { readonly name: 'filter'; readonly field: string } | null;

/** The data grid of outages and employees: behaviour of sections 2, 4 and 5, state in the address. */
export function GridA<Row>(props: GridAProps<Row>): ReactNode {
  const { gridId, title, subtitle, columns, endpoint, rowKey, pageSize = limits.outagePageSize, defaultSort = null, downloadName, links = [] } = props;
  const t = useTexts(gridTexts);
  const user = useUser();
  const titleId = useId();
  const subtitleId = useId();
  const [dialog, setDialog] = useState<OpenDialog>(null);

  const rules = useMemo(() => gridARules(columns), [columns]);
  const [state, dispatch] = useGridState(rules, `${gridId}.${user?.companyName ?? ''}.${user?.empNo ?? ''}`);
  const query = toGridAQuery(state, columns, pageSize, defaultSort);
  const { rows, total, error, isLoading, isRefetching, shown, reload } = useGridPage(endpoint, query, state.page, dispatch);

  const shownColumns = columns.filter(({ field }) => state.visible.includes(field));
  const filtered = dialog?.name === 'filter' ? columns.find(({ field }) => field === dialog.field) : undefined;
  const openFilter = (field: string) => setDialog({ name: 'filter', field });
  const close = () => setDialog(null);

  return (
    <section className={styles.grid}>
      <GridHeader
        titleId={titleId}
        title={title}
        subtitleId={subtitleId}
        subtitle={subtitle}
        links={links}
        onReload={reload}
        onColumns={() => setDialog({ name: 'columns' })}
        onReset={() => dispatch({ type: 'reset' })}
        download={downloadName !== undefined && <GridDownload endpoint={endpoint} query={query} columns={columns} visible={state.visible} fileName={downloadName} />}
      />
      <FilterChips columns={columns} filters={state.filters} dispatch={dispatch} onEdit={openFilter} />
      {error !== null && <LoadFailure error={error} onRetry={reload} />}
      <div className={styles.panel}>
        <GridTable
          titleId={titleId}
          subtitleId={subtitle === undefined ? undefined : subtitleId}
          columns={shownColumns}
          rows={rows}
          rowKey={rowKey}
          total={total}
          pageSize={pageSize}
          page={shown}
          state={state}
          isLoading={isLoading}
          isRefetching={isRefetching}
          actions={{ reload }}
          dispatch={dispatch}
          onFilter={openFilter}
        />
        <GridFooter page={state.page} shownPage={shown} pageSize={pageSize} rowCount={rows?.length} total={total} isLoading={isLoading} dispatch={dispatch} />
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
