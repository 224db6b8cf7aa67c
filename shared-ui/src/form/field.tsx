import { type ComponentProps, type ReactNode, useId } from 'react';
import { formatDate } from '../time/format-time';
import styles from './field.module.css';

/** What ties a control to its label, hint and message, and gives it the suite's look. */
export interface FieldControl {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

export interface FieldProps {
  readonly label: string;
  /** Stands below the control all the time. */
  readonly hint?: string | undefined;
  /** What is wrong with the value, told below the control. */
  readonly error?: string | undefined;
  /** The message is told as soon as it appears; without it, when the control gets the focus. */
  readonly announcesError?: boolean | undefined;
  /** Marks a control whose message stands elsewhere. */
  readonly isInvalid?: boolean;
  readonly children: (control: FieldControl) => ReactNode;
}

/** A label above its control, a hint and a message below it. */
export function Field({ label, hint, error, announcesError = false, isInvalid = error !== undefined, children }: FieldProps): ReactNode {
  const id = useId();
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter((part) => part !== false);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, className: styles.control, 'aria-invalid': isInvalid || undefined, 'aria-describedby': described.join(' ') || undefined })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} role={announcesError ? 'alert' : undefined} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

type Frame = Omit<FieldProps, 'children'>;

type InputFieldProps = Frame & Omit<ComponentProps<'input'>, 'onChange' | 'children'> & { readonly onText?: (text: string) => void };

/** A native input with its label. */
export function InputField({ label, hint, error, announcesError, isInvalid, onText, ...input }: InputFieldProps): ReactNode {
  return (
    <Field label={label} hint={hint} error={error} announcesError={announcesError} {...(isInvalid === undefined ? {} : { isInvalid })}>
      {(control) => <input autoComplete="off" {...control} {...input} onChange={(event) => onText?.(event.target.value)} />}
    </Field>
  );
}

/** A day, repeated in the suite's own form (section 9): the browser shows it in that of its own language, perhaps the month first. */
export function DateField({ label, hint, error, announcesError, onText, value, ...input }: Omit<InputFieldProps, 'type' | 'value'> & { readonly value: string }): ReactNode {
  return (
    <Field label={label} hint={hint} error={error} announcesError={announcesError}>
      {(control) => (
        <>
          <input {...control} {...input} type="date" autoComplete="off" value={value} onChange={(event) => onText?.(event.target.value)} />
          <p aria-live="polite" className={styles.chosen}>
            {formatDate(value)}
          </p>
        </>
      )}
    </Field>
  );
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

type SelectFieldProps = Frame & Omit<ComponentProps<'select'>, 'onChange' | 'children'> & {
  readonly value: string;
  /** The first option, which means that nothing is chosen; absent where something always is. */
  readonly placeholder?: string;
  /** A plain text is its own value. */
  readonly choices: readonly (Choice | string)[];
  readonly onText: (value: string) => void;
};

/** A native select with its label. */
export function SelectField({ label, hint, error, announcesError, isInvalid, placeholder, choices, onText, ...select }: SelectFieldProps): ReactNode {
  return (
    <Field label={label} hint={hint} error={error} announcesError={announcesError} {...(isInvalid === undefined ? {} : { isInvalid })}>
      {(control) => (
        <select {...control} {...select} onChange={(event) => onText(event.target.value)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {choices.map((choice) => {
            const { value, label: text } = typeof choice === 'string' ? { value: choice, label: choice } : choice;
            return (
              <option key={value} value={value}>
                {text}
              </option>
            );
          })}
        </select>
      )}
    </Field>
  );
}
