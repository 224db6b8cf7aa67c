import type { ReactNode } from 'react';
import { Select } from 'shared-ui/base';
import { Field } from 'shared-ui/form';

interface ChoicesFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly choices: readonly string[];
  readonly values: readonly string[];
  readonly onValues: (values: readonly string[]) => void;
}

/** A field that takes any number of choices. */
export function ChoicesField({ name, label, hint, choices, values, onValues }: ChoicesFieldProps): ReactNode {
  return (
    <Field name={name} label={label} hint={hint}>
      {({ className, ...control }) => (
        <Select<string[]>
          {...control}
          className={className ?? ''}
          mode="multiple"
          virtual={false}
          options={choices.map((value) => ({ value, label: value }))}
          value={[...values]}
          onChange={onValues}
        />
      )}
    </Field>
  );
}
