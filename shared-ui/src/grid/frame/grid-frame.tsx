import { type ReactNode, useId, useState } from 'react';
import type { Translate } from '../../language/translate';
import { useTexts } from '../../language/use-texts';
import { ColumnsDialog } from '../columns/columns-dialog';
import { FilterChips } from '../filter/filter-chips';
import type { FilterSetting } from '../state/filter-setting';
import styles from './grid-frame.module.css';
import { LoadFailure } from './load-failure';
import { GridFooter } from '../paging/grid-footer';
import type { GridRules, GridSort, GridState } from '../state/grid-state';
import type { GridDispatch } from '../state/use-grid-state';
import { GridTable } from '../table/grid-table';
import { gridTexts } from '../text/grid-texts';
import { GridHeader, type GridLink } from '../toolbar/grid-header';
import type { GridPage } from './use-grid-page';
import type { SavedViews } from '../views/use-saved-views';
import { ViewsMenu } from '../views/views-menu';

interface FrameColumn {
  readonly field: string;
  readonly header: string;
  readonly sortable?: boolean;
  readonly filterable?: boolean;
  readonly pinned?: boolean;
  readonly canHide?: boolean;
}

/** What a filter dialog tells the grid. */
export interface FilterAnswers {
  readonly onApply: (setting: FilterSetting) => void;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

interface GridFrameProps<Row, Column extends FrameColumn> {
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
  /** The face's buttons; `openColumns` opens the column dialog. */
  readonly tools: (openColumns: () => void) => ReactNode;
  /** An applied filter as a sentence. */
  readonly phrase: (column: Column, setting: FilterSetting) => string;
  /** The face's filter dialog; it wants the column's field as its key. */
  readonly filterDialog: (column: Column, setting: FilterSetting | undefined, answers: FilterAnswers) => ReactNode;
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
export function GridFrame<Row, Column extends FrameColumn>(props: GridFrameProps<Row, Column>): ReactNode {
  const { title, subtitle, links = [], columns, rules, state, dispatch, saved, viewParameters, page, pageSize, rowKey, cell, emptyText, emptyFooter, tools, phrase, filterDialog } = props;
  const { rows, total, error, isLoading, isRefetching, shown, reload } = page;
  const t = useTexts(gridTexts);
  const titleId = useId();
  const subtitleId = useId();
  const [dialog, setDialog] = useState<OpenDialog>(null);

  const chips = columns.flatMap((column) => {
    const setting = state.filters[column.field];
    return setting === undefined ? [] : [{ field: column.field, phrase: phrase(column, setting) }];
  });
  const filtered = dialog?.name === 'filter' ? columns.find(({ field }) => field === dialog.field) : undefined;
  const openFilter = (field: string) => setDialog({ name: 'filter', field });
  const close = () => setDialog(null);
  const answersFor = ({ field }: Column): FilterAnswers => ({
    onClose: close,
    onClear: () => {
      dispatch({ type: 'filterCleared', field });
      close();
    },
    onApply: (setting) => {
      dispatch({ type: 'filterApplied', field, setting });
      close();
    },
  });

  return (
    <section className={styles.grid}>
      <GridHeader titleId={titleId} title={title} subtitleId={subtitleId} subtitle={subtitle} links={links}>
        <ViewsMenu saved={saved} state={state} dispatch={dispatch} rules={rules} parameters={viewParameters} />
        {tools(() => setDialog({ name: 'columns' }))}
      </GridHeader>
      <FilterChips chips={chips} dispatch={dispatch} onEdit={openFilter} />
      {error !== null && <LoadFailure error={error} onRetry={reload} />}
      <div className={styles.panel}>
        <GridTable
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
          dispatch={dispatch}
          onFilter={openFilter}
        />
        <GridFooter page={state.page} shownPage={shown} pageSize={pageSize} rowCount={rows?.length} total={total} emptyText={emptyFooter} isLoading={isLoading} dispatch={dispatch} />
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
      {filtered !== undefined && filterDialog(filtered, state.filters[filtered.field], answersFor(filtered))}
    </section>
  );
}
