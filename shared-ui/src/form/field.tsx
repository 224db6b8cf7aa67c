import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

/** What ties a control to its label, hint and message. */
export interface FieldControl {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-required': true | undefined;
}

export interface FieldProps {
  readonly label: string;
  /** Finds the control again: see `focusField`. */
  readonly name?: string | undefined;
  /** Marks the label and tells screen readers; the rule itself is checked by the form. */
  readonly required?: boolean | undefined;
  /** Stands below the control all the time. */
  readonly hint?: string | undefined;
  /** What is wrong with the value, told below the control. */
  readonly error?: string | undefined;
  /** The message is told as soon as it appears; without it, when the control gets the focus. */
  readonly announcesError?: boolean | undefined;
  /** Marks a control whose message stands elsewhere. */
  readonly isInvalid?: boolean | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** The frame of a field without its control: what every kind of field takes. */
export type Frame = Omit<FieldProps, 'children'>;

/** A label above its control, a hint and a message below it. */
export function Field({ label, name, required, hint, error, announcesError = false, isInvalid, children }: FieldProps): ReactNode {
  const id = useId();
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter((part) => part !== false);
  const control: FieldControl = {
    id,
    className: styles.control,
    'aria-invalid': (isInvalid ?? error !== undefined) || undefined,
    'aria-describedby': described.join(' ') || undefined,
    'aria-required': required || undefined,
  };
  return (
    <div className={styles.field} data-field={name}>
      <label htmlFor={id} className={required ? styles.required : undefined}>
        {label}
      </label>
      {children(control)}
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
