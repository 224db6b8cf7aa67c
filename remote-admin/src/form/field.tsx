import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

interface FieldControl {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isInvalid?: boolean;
  /** Draws the control with the properties that tie it to its label and hint. */
  readonly children: (field: FieldControl) => ReactNode;
}

/** A label above its control, a hint below it. */
export function Field({ label, hint, isInvalid = false, children }: FieldProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': isInvalid || undefined, 'aria-describedby': hint === undefined ? undefined : `${id}-hint` })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

type InputFieldProps = Omit<FieldProps, 'children'> & Omit<ComponentProps<'input'>, 'onChange'> & { readonly onText?: (text: string) => void };

/** A native input with its label. */
export function InputField({ label, hint, isInvalid = false, onText, ...input }: InputFieldProps): ReactNode {
  return (
    <Field label={label} hint={hint} isInvalid={isInvalid}>
      {(field) => <input {...field} autoComplete="off" className={styles.control} onChange={(event) => onText?.(event.target.value)} {...input} />}
    </Field>
  );
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps extends Omit<FieldProps, 'children'> {
  readonly name: string;
  readonly value: string;
  readonly placeholder: string;
  readonly choices: readonly Choice[];
  readonly onText: (value: string) => void;
}

/** A native select with its label; its first option is "nothing chosen". */
export function SelectField({ label, hint, isInvalid = false, name, value, placeholder, choices, onText }: SelectFieldProps): ReactNode {
  return (
    <Field label={label} hint={hint} isInvalid={isInvalid}>
      {(field) => (
        <select {...field} name={name} className={styles.control} value={value} onChange={(event) => onText(event.target.value)}>
          <option value="">{placeholder}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
