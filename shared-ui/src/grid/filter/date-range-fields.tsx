import type { ReactNode } from 'react';
import { useTexts } from '../../language/use-texts';
import { gridTexts } from '../grid-texts';
import { ChosenValue } from './chosen-value';
import styles from './filter-fields.module.css';
import type { RangeSetting } from './filter-setting';

interface DateRangeFieldsProps {
  readonly draft: RangeSetting;
  readonly onChange: (draft: RangeSetting) => void;
}

/** Both ends of a date range. The browser's own date inputs: they suit phones and cost nothing. */
export function DateRangeFields({ draft, onChange }: DateRangeFieldsProps): ReactNode {
  const t = useTexts(gridTexts);
  return (
    <div className={styles.fields}>
      <div className={styles.withChosen}>
        <label className={styles.field}>
          {t('fromDate')}
          <input data-autofocus type="date" value={draft.from} onChange={(event) => onChange({ ...draft, from: event.target.value })} />
        </label>
        <ChosenValue type="date" value={draft.from} />
      </div>
      <div className={styles.withChosen}>
        <label className={styles.field}>
          {t('toDate')}
          <input type="date" min={draft.from} value={draft.to} onChange={(event) => onChange({ ...draft, to: event.target.value })} />
        </label>
        <ChosenValue type="date" value={draft.to} />
      </div>
    </div>
  );
}
