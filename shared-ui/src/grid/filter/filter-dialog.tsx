import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../control/button';
import { Dialog } from '../../dialog/dialog';
import { useTexts } from '../../language/use-texts';
import type { GridColumn } from '../column';
import { gridTexts } from '../grid-texts';
import { DateRangeFields } from './date-range-fields';
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

/** The filter of one column: operators by its type (section 5), with Clear and Apply. */
export function FilterDialog<Row>({ column, setting, onApply, onClear, onClose }: FilterDialogProps<Row>): ReactNode {
  const t = useTexts(gridTexts);
  const formId = useId();
  const [draft, setDraft] = useState(() => firstDraft(column, setting));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onApply(draft);
  };

  return (
    <Dialog
      title={t('filterTitle', { header: column.header })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClear}>{t('clear')}</Button>
          <Button look="primary" type="submit" form={formId}>
            {t('apply')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        {isRange(draft) ? <DateRangeFields draft={draft} onChange={setDraft} /> : <ValueFields type={column.type} draft={draft} onChange={setDraft} />}
      </form>
    </Dialog>
  );
}
