import { lazy, type ReactNode, Suspense, type SyntheticEvent, useId, useState } from 'react';
import type { Translate } from '../../language/translate';
import { useIsPhone } from '../../control/use-is-phone';
import { useTexts } from '../../language/use-texts';
import { FilterChips } from '../filter/filter-chips';
import type { FilterFace, FilterSetting } from '../state/filter-setting';
import { chosenLabel, QuickFilterBar } from '../filter/quick-filter-bar';
import { GridFooter } from '../paging/grid-footer';
import { useDensity } from '../state/density';
import type { GridRules, GridSort, GridState } from '../state/grid-state';
import type { QuickFilter, RowColumn } from '../state/list-column';
import type { GridDispatch } from '../state/use-grid-state';
import { GridTable } from '../table/grid-table';
import { gridTexts } from '../text/grid-texts';
import { GridHeader, type GridLink } from '../toolbar/grid-header';
import { GridToolbar } from '../toolbar/grid-toolbar';
import type { SavedViews } from '../views/use-saved-views';
import { ViewsMenu } from '../views/views-menu';
import styles from './grid-frame.module.css';
import { ListFailure } from './list-failure';
import type { GridPage } from './use-grid-page';

const importDialogs = { filter: () => import('../filter/filter-dialog'), columns: () => import('../columns/columns-dialog') };
const FilterDialog = lazy(() => importDialogs.filter().then((module) => ({ default: module.FilterDialog })));
const ColumnsDialog = lazy(() => importDialogs.columns().then((module) => ({ default: module.ColumnsDialog })));

/** The dialogs travel while the pointer or the focus comes near what opens them: a heading or a button. */
function preloadDialogs({ target }: SyntheticEvent): void {
  if (!(target instanceof Element) || target.closest('th, button') === null) return;
  for (const importDialog of Object.values(importDialogs)) importDialog().catch(() => undefined);
}

interface GridFrameProps<Row, Column extends RowColumn<Row>> {
  readonly title: string;
  readonly subtitle: string | undefined;
  readonly links: readonly GridLink[] | undefined;
  readonly columns: readonly Column[];
  readonly rules: GridRules;
  readonly state: GridState;
  readonly dispatch: GridDispatch;
  readonly saved: SavedViews;
  readonly viewParameters?: readonly string[] | undefined;
  readonly page: GridPage<Row>;
  readonly pageSize: number;
  readonly rowKey: (row: Row, index: number) => string;
  readonly cell: (column: Column, row: Row) => ReactNode;
  /** Stands where the rows would be when there are none; null leaves it to the footer. */
  readonly emptyText: string | null;
  readonly emptyFooter: string;
  readonly quickFilter: QuickFilter | undefined;
  /** The Download button, if the list has one. */
  readonly download: ReactNode;
  /** An applied filter as a sentence. */
  readonly phrase: (column: Column, setting: FilterSetting) => string;
  /** What the filter dialog needs to know of a column. */
  readonly face: (column: Column) => FilterFace;
}

type OpenDialog = { readonly name: 'columns' } | { readonly name: 'filter'; readonly field: string } | null;

/** What a screen reader hears after a change of the sort: 'Sorted by Duration, descending'. */
function sortPhrase(
  sort: GridSort | null,
  columns: readonly { readonly field: string; readonly header: string }[],
  t: Translate<(typeof gridTexts)['english']>,
): string {
  const header = columns.find(({ field }) => field === sort?.field)?.header;
  if (sort === null || header === undefined) return t('sortedDefault');
  return sort.direction === 'asc' ? t('sortedAscending', { header }) : t('sortedDescending', { header });
}

/** What both grids are made of: tool bar, chips, table, footer and the dialogs of columns and filters. */
export function GridFrame<Row, Column extends RowColumn<Row>>(props: GridFrameProps<Row, Column>): ReactNode {
  const { title, subtitle, links = [], columns, rules, state, dispatch, saved, viewParameters, quickFilter, page, pageSize } = props;
  const { rowKey, cell, emptyText, emptyFooter, download, phrase, face } = props;
  const { rows, total, error, isLoading, isRefetching, shown, reload } = page;
  const t = useTexts(gridTexts);
  const titleId = useId();
  const subtitleId = useId();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [density, setDensity] = useDensity();

  // What the quick filter shows by itself needs no chip.
  const isQuick = (field: string) => quickFilter?.field === field && chosenLabel(quickFilter, state.filters[field]) !== undefined;
  const chips = columns.flatMap((column) => {
    const setting = state.filters[column.field];
    return setting === undefined || isQuick(column.field) ? [] : [{ field: column.field, phrase: phrase(column, setting) }];
  });
  const filtered = dialog?.name === 'filter' ? columns.find(({ field }) => field === dialog.field) : undefined;
  const openFilter = (field: string) => setDialog({ name: 'filter', field });
  const close = () => setDialog(null);
  const isPhone = useIsPhone();
  const quickBar = quickFilter !== undefined && (
    <QuickFilterBar quickFilter={quickFilter} setting={state.filters[quickFilter.field]} dispatch={dispatch} />
  );

  return (
    <section className={styles.grid} onPointerOver={preloadDialogs} onFocus={preloadDialogs}>
      <GridHeader titleId={titleId} title={title} subtitleId={subtitleId} subtitle={subtitle} links={links}>
        <GridToolbar
          views={<ViewsMenu saved={saved} state={state} dispatch={dispatch} rules={rules} parameters={viewParameters} />}
          download={download}
          density={density}
          onDensity={setDensity}
          onReload={reload}
          onColumns={() => setDialog({ name: 'columns' })}
          onReset={() => dispatch({ type: 'reset' })}
        />
      </GridHeader>
      {((quickBar !== false && !isPhone) || chips.length > 0) && (
        <div className={styles.filters}>
          {!isPhone && quickBar}
          <FilterChips chips={chips} dispatch={dispatch} onEdit={openFilter} />
        </div>
      )}
      {error !== null && <ListFailure error={error} onRetry={reload} />}
      <div className={styles.panel}>
        <GridTable
          quickBar={quickBar}
          titleId={titleId}
          subtitleId={subtitle === undefined ? undefined : subtitleId}
          columns={columns.filter(({ field }) => state.visible.includes(field))}
          rows={rows}
          rowKey={rowKey}
          cell={cell}
          emptyText={emptyText}
          total={total}
          pageSize={pageSize}
          page={shown}
          state={state}
          isLoading={isLoading}
          isRefetching={isRefetching}
          density={density}
          dispatch={dispatch}
          onFilter={openFilter}
        />
        <GridFooter
          page={state.page}
          shownPage={shown}
          pageSize={pageSize}
          rowCount={rows?.length}
          total={total}
          emptyText={emptyFooter}
          isLoading={isLoading}
          dispatch={dispatch}
        />
      </div>
      <p role="status" className={styles.spoken}>
        {sortPhrase(state.sort, columns, t)}
      </p>
      <Suspense fallback={null}>
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
            header={filtered.header}
            face={face(filtered)}
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
      </Suspense>
    </section>
  );
}
