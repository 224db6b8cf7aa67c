import type { ReactNode } from 'react';
import { useTexts } from '../language/use-texts';
import { dayFormats, dayReading } from './clock-reading';
import { formTexts } from './form-texts';
import { type PickerFrame, TypedPicker } from './typed-picker';

export interface DayPickerProps extends PickerFrame {
  /** `2026-11-22`; empty: nothing is chosen. */
  readonly value: string;
  readonly isClearable: boolean;
  readonly onText: ((day: string) => void) | undefined;
}

/** antd's picker of a day, typed or chosen. */
export function DayPicker({ value, onText, ...frame }: DayPickerProps): ReactNode {
  const t = useTexts(formTexts);
  return (
    <TypedPicker
      {...frame}
      hasTime={false}
      formats={dayFormats}
      placeholder={t('dayForm')}
      value={dayReading(value)}
      onMoment={(day) => onText?.(day?.toFormat('yyyy-MM-dd') ?? '')}
    />
  );
}
