import { type ReactNode, useId } from 'react';
import styles from './form-field.module.css';

interface FieldProps {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface FormFieldProps {
  readonly label: string;
  readonly message: string | undefined;
  /** Draws the control with the properties that tie it to its label and message. */
  readonly children: (field: FieldProps) => ReactNode;
}

/** A native control with its label above and its message below. */
export function FormField({ label, message, children }: FormFieldProps): ReactNode {
  const id = useId();
  const messageId = `${id}-message`;
  const isInvalid = message !== undefined;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({ id, className: styles.control, 'aria-invalid': isInvalid, 'aria-describedby': isInvalid ? messageId : undefined })}
      {isInvalid && (
        <p id={messageId} className={styles.message}>
          {message}
        </p>
      )}
    </div>
  );
}
