import type { ReactNode } from 'react';
import { useTexts } from '../../language/use-texts';
import { gridTexts } from '../grid-texts';
import { ChosenValue } from './chosen-value';
import styles from './filter-fields.module.css';
import type { RangeSetting } from './filter-setting';

interface DateRangeFieldsProps {
  readonly draft: RangeSetting;
  /** Id of the message about the days. */
  readonly describedBy: string | undefined;
  readonly onChange: (draft: RangeSetting) => void;
}

/** Both ends of a date range. The browser's own date inputs: they suit phones and cost nothing. */
export function DateRangeFields({ draft, describedBy, onChange }: DateRangeFieldsProps): ReactNode {
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
