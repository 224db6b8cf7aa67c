import Select from 'antd/es/select';
import { type ReactNode, useId, useMemo } from 'react';
import { NothingFound } from '../control/nothing-found';
import { useTexts } from '../language/use-texts';
import { Field, type Frame } from './field';
import { formTexts } from './form-texts';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

type SelectFieldProps = Frame & {
  /** Empty: nothing is chosen. */
  readonly value: string;
  /** Stands in the field while nothing is chosen, and says that the choice can be taken back; absent where something always is chosen. */
  readonly placeholder?: string | undefined;
  /** A plain text is its own value. */
  readonly choices: readonly (Choice | string)[];
  readonly onText: (value: string) => void;
  readonly disabled?: boolean | undefined;
};

/** Long enough that typing finds a choice sooner than looking. */
const manyChoices = 7;

/** A short list needs no keyboard on a phone, where it would cover half of the screen. */
function isSearchable(count: number): boolean {
  return count > manyChoices || !window.matchMedia('(pointer: coarse)').matches;
}

/** antd's select with its label; typing finds a choice by any part of its text. */
export function SelectField({ placeholder, choices, value, onText, disabled = false, ...frame }: SelectFieldProps): ReactNode {
  const t = useTexts(formTexts);
  const chosenId = useId();
  const options = useMemo(
    () => choices.map((choice) => (typeof choice === 'string' ? { value: choice, label: choice } : choice)),
    [choices],
  );
  const isWrong = frame.isInvalid ?? frame.error !== undefined;
  return (
    <>
      <Field {...frame}>
        {({ className, 'aria-describedby': described, ...control }) => (
          <Select<string>
            {...control}
            // antd shows the choice beside its input, where screen readers do not look.
            aria-describedby={[value !== '' && chosenId, described].filter(Boolean).join(' ') || undefined}
            className={className ?? ''}
            status={isWrong ? 'error' : ''}
            disabled={disabled}
            showSearch={isSearchable(options.length) ? { optionFilterProp: 'label' } : false}
            allowClear={placeholder !== undefined}
            // Real rows with the role of an option: no list here is long enough to need fewer.
            virtual={false}
            placeholder={placeholder ?? null}
            notFoundContent={<NothingFound selectId={control.id} text={t('nothingFound')} />}
            options={[...options]}
            value={value === '' ? null : value}
            onChange={(chosen: string | undefined) => onText(chosen ?? '')}
          />
        )}
      </Field>
      <span id={chosenId} hidden>
        {options.find((option) => option.value === value)?.label}
      </span>
    </>
  );
}
