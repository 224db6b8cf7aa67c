import type { DateTime } from 'luxon';
import type { ReactNode } from 'react';
import { DatePicker } from '../antd/date-picker';
import { useTexts } from '../language/use-texts';
import { dayReading, minuteFormats, readingOf } from './clock-reading';
import type { FieldControl } from './field';
import { formTexts } from './form-texts';

export interface MomentPickerProps {
  readonly control: FieldControl;
  readonly name: string | undefined;
  readonly isWrong: boolean;
  /** `2026-11-22` and `14:05`, the reading of a clock in India; empty: nothing is chosen. */
  readonly date: string;
  readonly time: string;
  readonly onText: (date: string, time: string) => void;
}

/** antd's picker of a day and a minute, typed or chosen, with Now. */
export function MomentPicker({ control: { className, ...control }, name, isWrong, date, time, onText }: MomentPickerProps): ReactNode {
  const t = useTexts(formTexts);
  const tell = (moment: DateTime | null) => onText(moment?.toFormat('yyyy-MM-dd') ?? '', moment?.toFormat('HH:mm') ?? '');
  return (
    <DatePicker
      {...control}
      {...(name === undefined ? {} : { name })}
      className={className ?? ''}
      status={isWrong ? 'error' : ''}
      showTime={{ format: 'HH:mm' }}
      format={minuteFormats}
      placeholder={t('minuteForm')}
      needConfirm={false}
      value={date === '' ? null : dayReading(`${date}T${time || '00:00'}`)}
      onChange={tell}
      // A text that is left counts as typed; one that cannot be read must not leave the old moment behind it.
      onBlur={({ target }) => {
        if (!(target instanceof HTMLInputElement)) return;
        const moment = readingOf(target.value, minuteFormats);
        if ((moment?.toFormat('yyyy-MM-dd HH:mm') ?? '') !== `${date} ${time}`.trim()) tell(moment);
      }}
    />
  );
}
