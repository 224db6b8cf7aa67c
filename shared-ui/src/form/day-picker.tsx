import type { DateTime } from 'luxon';
import type { ReactNode } from 'react';
import { DatePicker } from '../antd/date-picker';
import { useTexts } from '../language/use-texts';
import { dayFormats, dayReading, readingOf } from './clock-reading';
import type { FieldControl } from './field';
import { formTexts } from './form-texts';

export interface DayPickerProps {
  readonly control: FieldControl;
  readonly name: string | undefined;
  readonly isWrong: boolean;
  /** `2026-11-22`; empty: nothing is chosen. */
  readonly value: string;
  readonly isClearable: boolean;
  readonly onText: ((day: string) => void) | undefined;
}

const textOf = (day: DateTime | null) => day?.toFormat('yyyy-MM-dd') ?? '';

/** antd's picker of a day, typed or chosen. */
export function DayPicker({ control: { className, ...control }, name, isWrong, value, isClearable, onText }: DayPickerProps): ReactNode {
  const t = useTexts(formTexts);
  return (
    <DatePicker
      {...control}
      {...(name === undefined ? {} : { name })}
      className={className ?? ''}
      status={isWrong ? 'error' : ''}
      format={dayFormats}
      placeholder={t('dayForm')}
      allowClear={isClearable}
      value={dayReading(value)}
      onChange={(day: DateTime | null) => onText?.(textOf(day))}
      // A text that is left counts as typed; one that cannot be read must not leave the old day behind it.
      onBlur={({ target }) => {
        if (!(target instanceof HTMLInputElement)) return;
        const day = textOf(readingOf(target.value, dayFormats));
        if (day !== value) onText?.(day);
      }}
    />
  );
}
