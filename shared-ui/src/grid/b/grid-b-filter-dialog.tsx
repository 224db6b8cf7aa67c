import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { gridBOperators, type GridBType } from 'shared-contracts/grid/grid-b';
import { Button } from '../../control/button';
import { Dialog } from '../../dialog/dialog';
import { useTexts } from '../../language/use-texts';
import { ChosenValue } from '../filter/chosen-value';
import styles from '../filter/filter-fields.module.css';
import { type FilterSetting, isRange, maxValueLength, needsValue } from '../state/filter-setting';
import { gridBTexts, operatorTexts } from '../text/grid-b-texts';
import { gridTexts } from '../text/grid-texts';
import type { GridBColumn, GridBOption } from './grid-b-column';
import { emptyDraft, judgeDraft } from './grid-b-filter';

interface ValueInputProps {
  readonly label: string;
  readonly type: GridBType;
  readonly options: readonly GridBOption[] | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isFirst?: boolean;
  /** Id of the message about the value. */
  readonly describedBy?: string | undefined;
}

/** The browser's own inputs: they suit phones and cost nothing. Times show seconds, as the rows do. */
const inputs = {
  string: { type: 'text', maxLength: maxValueLength, autoComplete: 'off' },
  number: { type: 'number', step: 'any' },
  date: { type: 'date', max: '9999-12-31' },
  time: { type: 'time', step: 1 },
  datetime: { type: 'datetime-local', step: 1, max: '9999-12-31T23:59:59' },
} as const;

/** One value of a filter, by the type of its column. */
function ValueInput({ label, type, options, value, onChange, isFirst = false, describedBy }: ValueInputProps): ReactNode {
  const t = useTexts(gridBTexts);
  const common = { 'data-autofocus': isFirst || undefined, 'aria-describedby': describedBy, 'aria-invalid': describedBy === undefined ? undefined : true };
  if (type === 'boolean' || (type === 'list' && options !== undefined)) {
    const offered = options ?? [{ value: 'true', label: t('true') }, { value: 'false', label: t('false') }];
    return (
      <label className={styles.field}>
        {label}
        <select {...common} value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{t('select')}</option>
          {offered.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </label>
    );
  }
  const input = (
    <label className={styles.field}>
      {label}
      <input {...inputs[type === 'list' ? 'string' : type]} {...common} value={value} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
  if (type !== 'date' && type !== 'time' && type !== 'datetime') return input;
  return (
    <div className={styles.withChosen}>
      {input}
      <ChosenValue type={type} value={value} />
    </div>
  );
}

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
