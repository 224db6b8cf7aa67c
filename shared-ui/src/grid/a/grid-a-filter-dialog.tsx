import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import type { GridAType } from 'shared-contracts/constant/column-type';
import { Button } from '../../control/button';
import { Dialog } from '../../dialog/dialog';
import { useTexts } from '../../language/use-texts';
import { ChosenValue } from '../filter/chosen-value';
import styles from '../filter/filter-fields.module.css';
import { type FilterSetting, isRange, maxValueLength, needsValue, type RangeSetting, type ValueSetting } from '../state/filter-setting';
import { gridTexts } from '../text/grid-texts';
import type { GridColumn } from './grid-a-column';
import { draftFault, operatorsOf } from './grid-a-filter';

interface ValueFieldsProps {
  readonly type: GridAType;
  readonly draft: ValueSetting;
  /** Id of the message about the value. */
  readonly describedBy: string | undefined;
  readonly onChange: (draft: ValueSetting) => void;
}

/** Operator and value. The operators carry the specification's names. */
function ValueFields({ type, draft, describedBy, onChange }: ValueFieldsProps): ReactNode {
  const t = useTexts(gridTexts);
  return (
    <>
      <label className={styles.field}>
        {t('operator')}
        <select value={draft.operator} onChange={(event) => onChange({ ...draft, operator: event.target.value })}>
          {operatorsOf[type].map((operator) => (
            <option key={operator} value={operator}>
              {operator}
            </option>
          ))}
        </select>
      </label>
      {needsValue(draft.operator) && (
        <label className={styles.field}>
          {type === 'interval' ? t('minutes') : t('value')}
          <input
            data-autofocus
            type={type === 'text' ? 'text' : 'number'}
            {...(type === 'text' ? {} : { step: 'any' })}
            maxLength={maxValueLength}
            autoComplete="off"
            aria-describedby={describedBy}
            aria-invalid={describedBy === undefined ? undefined : true}
            value={draft.value}
            onChange={(event) => onChange({ ...draft, value: event.target.value })}
          />
        </label>
      )}
    </>
  );
}

interface DateRangeFieldsProps {
  readonly draft: RangeSetting;
  /** Id of the message about the days. */
  readonly describedBy: string | undefined;
  readonly onChange: (draft: RangeSetting) => void;
}

/** Both ends of a date range. The browser's own date inputs: they suit phones and cost nothing. */
function DateRangeFields({ draft, describedBy, onChange }: DateRangeFieldsProps): ReactNode {
  const t = useTexts(gridTexts);
  const common = { type: 'date', max: '9999-12-31', 'aria-describedby': describedBy, 'aria-invalid': describedBy === undefined ? undefined : true } as const;
  return (
    <>
      <div className={styles.withChosen}>
        <label className={styles.field}>
          {t('fromDate')}
          <input {...common} data-autofocus value={draft.from} onChange={(event) => onChange({ ...draft, from: event.target.value })} />
        </label>
        <ChosenValue type="date" value={draft.from} />
      </div>
      <div className={styles.withChosen}>
        <label className={styles.field}>
          {t('toDate')}
          <input {...common} value={draft.to} onChange={(event) => onChange({ ...draft, to: event.target.value })} />
        </label>
        <ChosenValue type="date" value={draft.to} />
      </div>
    </>
  );
}

interface FilterDialogProps<Row> {
  readonly column: GridColumn<Row>;
  /** The filter in force, undefined when there is none. */
  readonly setting: FilterSetting | undefined;
  readonly onApply: (setting: FilterSetting) => void;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

function firstDraft({ type }: GridColumn<never>, setting: FilterSetting | undefined): FilterSetting {
  if (type === 'dateRange') return setting !== undefined && isRange(setting) ? setting : { operator: 'between', from: '', to: '' };
  return setting !== undefined && !isRange(setting) ? setting : { operator: operatorsOf[type][0], value: '' };
}

/** What a browser's input holds and cannot read, it gives as an empty text. */
function holdsUnreadable(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll('input')].some(({ validity }) => validity.badInput);
}

/** The filter of one column: operators by its type (section 5), with Clear and Apply. */
export function FilterDialog<Row>({ column, setting, onApply, onClear, onClose }: FilterDialogProps<Row>): ReactNode {
  const t = useTexts(gridTexts);
  const formId = useId();
  const messageId = useId();
  const [draft, setDraft] = useState(() => firstDraft(column, setting));
  const [isUnreadable, setIsUnreadable] = useState(false);
  const fault = draftFault(column.type, draft);
  const message = fault ?? (isUnreadable ? t(isRange(draft) ? 'dateRule' : 'numberRule') : null);
  const describedBy = message === null ? undefined : messageId;

  const change = (changed: FilterSetting) => {
    setDraft(changed);
    setIsUnreadable(false);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (holdsUnreadable(event.currentTarget)) setIsUnreadable(true);
    else if (fault === null) onApply(draft);
  };

  return (
    <Dialog
      title={t('filterTitle', { header: column.header })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClear}>{t('clear')}</Button>
          <Button look="primary" type="submit" form={formId} disabled={fault !== null}>
            {t('apply')}
          </Button>
        </>
      }
    >
      {/* The rules are the product's own: the browser's bubbles would say them in other words. */}
      <form id={formId} className={styles.fields} onSubmit={submit} noValidate>
        {isRange(draft) ? (
          <DateRangeFields draft={draft} describedBy={describedBy} onChange={change} />
        ) : (
          <ValueFields type={column.type} draft={draft} describedBy={describedBy} onChange={change} />
        )}
        <p id={messageId} role="alert" className={styles.message}>
          {message}
        </p>
      </form>
    </Dialog>
  );
}
