import type { ReactNode } from 'react';
import { useTexts } from '../language/use-texts';
import { dayReading, minuteFormats } from './clock-reading';
import { formTexts } from './form-texts';
import { type PickerFrame, TypedPicker } from './typed-picker';

export interface MomentPickerProps extends PickerFrame {
  /** `2026-11-22` and `14:05`, the reading of a clock in India; empty: nothing is chosen. */
  readonly date: string;
  readonly time: string;
  readonly onText: (date: string, time: string) => void;
}

/** antd's picker of a day and a minute, typed or chosen, with Now. */
export function MomentPicker({ date, time, onText, ...frame }: MomentPickerProps): ReactNode {
  const t = useTexts(formTexts);
  return (
    <TypedPicker
      {...frame}
      hasTime
      isClearable
      formats={minuteFormats}
      placeholder={t('minuteForm')}
      value={date === '' ? null : dayReading(`${date}T${time || '00:00'}`)}
      onMoment={(moment) => onText(moment?.toFormat('yyyy-MM-dd') ?? '', moment?.toFormat('HH:mm') ?? '')}
    />
  );
}
