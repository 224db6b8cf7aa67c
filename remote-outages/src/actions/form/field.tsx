import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

interface FieldProps {
  readonly label: string;
  readonly error?: string | undefined;
}

interface FrameProps extends FieldProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** Label above, message below; both are tied to the control by its id. */
function Frame({ id, label, error, children }: FrameProps): ReactNode {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

function ariaOf(id: string, error: string | undefined) {
  return error === undefined ? {} : { 'aria-invalid': true as const, 'aria-describedby': `${id}-error` };
}

/** A native input with its label. `name` is what errors are tied by. */
export function InputField({ label, error, className, ...input }: FieldProps & ComponentProps<'input'> & { readonly name: string }): ReactNode {
  const id = useId();
  return (
    <Frame id={id} label={label} error={error}>
      <input id={id} autoComplete="off" className={`${styles.control} ${className ?? ''}`} {...ariaOf(id, error)} {...input} />
    </Frame>
  );
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps extends FieldProps {
  readonly name: string;
  readonly value: string;
  readonly placeholder: string;
  readonly choices: readonly (Choice | string)[];
  readonly onChoose: (value: string) => void;
}

/** A native select with its label; its first option is "nothing chosen". */
export function SelectField({ label, error, name, value, placeholder, choices, onChoose }: SelectFieldProps): ReactNode {
  const id = useId();
  return (
    <Frame id={id} label={label} error={error}>
      <select id={id} name={name} className={styles.control} value={value} onChange={(event) => onChoose(event.target.value)} {...ariaOf(id, error)}>
        <option value="">{placeholder}</option>
        {choices.map((choice) => {
          const { value: code, label: text } = typeof choice === 'string' ? { value: choice, label: choice } : choice;
          return (
            <option key={code} value={code}>
              {text}
            </option>
          );
        })}
      </select>
    </Frame>
  );
}
