import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { gridBOperators } from 'shared-contracts/grid/grid-b';
import { Button } from '../../control/button';
import { Dialog } from '../../dialog/dialog';
import { useTexts } from '../../language/use-texts';
import styles from '../filter/filter-fields.module.css';
import { type FilterSetting, isRange, needsValue } from '../filter/filter-setting';
import { gridTexts } from '../grid-texts';
import type { GridBColumn } from './grid-b-column';
import { emptyDraft, judgeDraft } from './grid-b-filter';
import { gridBTexts, operatorTexts } from './grid-b-texts';
import { ValueInput } from './value-input';

interface GridBFilterDialogProps<Row> {
  readonly column: GridBColumn<Row>;
  /** The filter in force, undefined when there is none. */
  readonly setting: FilterSetting | undefined;
  readonly onApply: (setting: FilterSetting) => void;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

const rangeLabels = {
  date: { from: 'fromDate', to: 'toDate' },
  time: { from: 'fromTime', to: 'toTime' },
  datetime: { from: 'fromDateTime', to: 'toDateTime' },
} as const;

/** The filter of one column: operators by its type, a range in order, Clear Filter and Apply Filter (section 5). */
export function GridBFilterDialog<Row>({ column, setting, onApply, onClear, onClose }: GridBFilterDialogProps<Row>): ReactNode {
  const { header, type, options } = column;
  const grid = useTexts(gridTexts);
  const t = useTexts(gridBTexts);
  const operators = useTexts(operatorTexts);
  const formId = useId();
  const messageId = useId();
  const [draft, setDraft] = useState(() => setting ?? emptyDraft(gridBOperators[type][0]));
  const { canApply, message } = judgeDraft(column, draft);
  const describedBy = message === null ? undefined : messageId;
  const labels = type === 'date' || type === 'time' || type === 'datetime' ? rangeLabels[type] : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canApply) onApply(draft);
  };

  return (
    <Dialog
      title={grid('filterTitle', { header })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClear}>{t('clearFilter')}</Button>
          <Button look="primary" type="submit" form={formId} disabled={!canApply}>
            {t('applyFilter')}
          </Button>
        </>
      }
    >
      {/* The rules are the product's own: the browser's bubbles would say them in other words. */}
      <form id={formId} className={styles.fields} onSubmit={submit} noValidate>
        <label className={`${styles.field} ${styles.whole}`}>
          {grid('operator')}
          <select value={draft.operator} onChange={(event) => setDraft(emptyDraft(event.target.value))}>
            {gridBOperators[type].map((operator) => (
              <option key={operator} value={operator}>
                {operators(operator)}
              </option>
            ))}
          </select>
        </label>
        {isRange(draft) && labels !== null && (
          <>
            <ValueInput isFirst label={t(labels.from)} type={type} options={undefined} value={draft.from} describedBy={describedBy} onChange={(from) => setDraft({ ...draft, from })} />
            <ValueInput label={t(labels.to)} type={type} options={undefined} value={draft.to} describedBy={describedBy} onChange={(to) => setDraft({ ...draft, to })} />
          </>
        )}
        {!isRange(draft) && needsValue(draft.operator) && (
          <ValueInput isFirst label={grid('value')} type={type} options={options} value={draft.value} describedBy={describedBy} onChange={(value) => setDraft({ ...draft, value })} />
        )}
        <p id={messageId} role="alert" className={styles.message}>
          {message}
        </p>
      </form>
    </Dialog>
  );
}
