import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { Button } from '../../control/button';
import { Dialog } from '../../dialog/dialog';
import { useTexts } from '../../language/use-texts';
import type { GridColumn } from '../column';
import { gridTexts } from '../grid-texts';
import { DateRangeFields } from './date-range-fields';
import { draftFault } from './draft-fault';
import styles from './filter-fields.module.css';
import { type FilterSetting, isRange } from './filter-setting';
import { operatorsOf } from './operator';
import { ValueFields } from './value-fields';

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
