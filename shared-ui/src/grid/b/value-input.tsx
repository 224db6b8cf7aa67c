import type { ReactNode } from 'react';
import type { GridBType } from 'shared-contracts/grid/grid-b';
import { useTexts } from '../../language/use-texts';
import { ChosenValue } from '../filter/chosen-value';
import styles from '../filter/filter-fields.module.css';
import { maxValueLength } from '../filter/operator';
import type { GridBOption } from './grid-b-column';
import { gridBTexts } from './grid-b-texts';

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
export function ValueInput({ label, type, options, value, onChange, isFirst = false, describedBy }: ValueInputProps): ReactNode {
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
