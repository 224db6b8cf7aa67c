import { type ReactNode, useId } from 'react';
import { type YesNo, yesNo } from 'shared-contracts/constant/fault-detail';
import { Radio } from 'shared-ui/choice';
import { wordChoices } from 'shared-ui/language';
import styles from './form-part.module.css';

interface YesNoFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: YesNo | null;
  readonly required?: boolean;
  readonly error?: string | undefined;
  readonly onChange: (answer: YesNo) => void;
}

/** A question with two answers, both in sight. */
export function YesNoField({ name, label, value, required = false, error, onChange }: YesNoFieldProps): ReactNode {
  const id = useId();
  return (
    <fieldset className={styles.group} data-field={name} {...(error === undefined ? {} : { 'aria-describedby': `${id}-error` })}>
      <legend className={`${styles.legend} ${required ? styles.required : ''}`}>{label}</legend>
      <Radio.Group
        className={styles.answers ?? ''}
        name={name}
        optionType="button"
        aria-label={label}
        {...(required ? { 'aria-required': true } : {})}
        {...(error === undefined ? {} : { 'aria-invalid': true })}
        options={wordChoices(yesNo)}
        value={value}
        onChange={({ target }) => {
          const answer = yesNo.find((known) => known === target.value);
          if (answer !== undefined) onChange(answer);
        }}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
