import Input from 'antd/es/input';
import type { ComponentProps, ReactNode } from 'react';
import { PasswordInput } from '../control/password-input';
import { Field, type Frame } from './field';

export type InputFieldProps = Frame &
  Omit<ComponentProps<'input'>, 'onChange' | 'children' | 'size' | 'prefix'> & { readonly onText?: (text: string) => void };

/** antd's input with its label; a password can be revealed. */
export function InputField({
  label,
  name,
  required,
  hint,
  error,
  announcesError,
  isInvalid,
  onText,
  ...input
}: InputFieldProps): ReactNode {
  const isWrong = isInvalid ?? error !== undefined;
  const Control = input.type === 'password' ? PasswordInput : Input;
  // antd's own properties do not take `undefined` where those of an element do.
  const passed = input as ComponentProps<typeof Input>;
  return (
    <Field label={label} name={name} required={required} hint={hint} error={error} announcesError={announcesError} isInvalid={isInvalid}>
      {({ className, ...control }) => (
        <Control
          autoComplete="off"
          {...control}
          {...passed}
          {...(name === undefined ? {} : { name })}
          className={className ?? ''}
          status={isWrong ? 'error' : ''}
          variant={input.readOnly ? 'filled' : 'outlined'}
          onChange={(event) => onText?.(event.target.value)}
        />
      )}
    </Field>
  );
}
