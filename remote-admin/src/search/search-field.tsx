import { type ReactNode, useState } from 'react';
import { AutoComplete } from 'shared-ui/choice';
import { Field } from 'shared-ui/form';
import styles from './search-field.module.css';

export interface SearchOption {
  readonly key: string;
  readonly label: string;
  /** A second, quieter line. */
  readonly detail?: string;
}

interface SearchFieldProps {
  readonly name: string;
  readonly label: string;
  readonly placeholder?: string;
  readonly hint?: string | undefined;
  readonly required?: boolean;
  readonly text: string;
  readonly options: readonly SearchOption[];
  readonly error?: string | undefined;
  /** The state of the search, shown below the field. */
  readonly status?: ReactNode;
  readonly onText: (text: string) => void;
  readonly onChoose: (option: SearchOption) => void;
}

/** antd's AutoComplete: a text input with a list of what it may mean. */
export function SearchField({
  label,
  name,
  placeholder,
  hint,
  required = false,
  text,
  options,
  error,
  status,
  onText,
  onChoose,
}: SearchFieldProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const isShown = isOpen && options.length > 0;
  const rows = options.map((option) => ({
    value: option.key,
    label: (
      <>
        {option.label}
        {option.detail !== undefined && <span className={styles.detail}>{option.detail}</span>}
      </>
    ),
  }));
  return (
    <Field name={name} label={label} hint={hint} required={required} error={error}>
      {({ className, ...control }) => (
        <>
          <AutoComplete
            {...control}
            className={className ?? ''}
            status={error === undefined ? '' : 'error'}
            listHeight={250}
            defaultActiveFirstOption
            virtual={false}
            showSearch={{ filterOption: false, onSearch: onText }}
            open={isShown}
            onOpenChange={setIsOpen}
            placeholder={placeholder ?? null}
            options={rows}
            value={text}
            onSelect={(key: string) => {
              const option = options.find((one) => one.key === key);
              if (option) onChoose(option);
            }}
            onInputKeyDown={(event) => {
              // Enter takes the marked row, and must not send the form as well.
              if (event.key === 'Enter' && isShown) event.preventDefault();
            }}
          />
          {status}
        </>
      )}
    </Field>
  );
}
