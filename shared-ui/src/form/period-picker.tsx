import { type ReactNode, useId, useState } from 'react';
import { DatePicker } from '../antd/date-picker';
import { rangeComponents, TypingContext } from '../antd/picker-input';
import { useTexts } from '../language/use-texts';
import { dayFormats, dayReading, readingOf } from './clock-reading';
import styles from './field.module.css';
import { formTexts } from './form-texts';

export type End = 'from' | 'to';

/** A period under a name, such as "Last 7 days"; its days are `2026-11-22`. */
export interface Preset {
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

export interface PeriodPickerProps {
  readonly labels: Readonly<Record<End, string>>;
  /** `2026-11-22` */
  readonly from: string;
  readonly to: string;
  readonly presets: readonly Preset[];
  /** Two whole days, in whatever order. */
  readonly onPeriod: (from: string, to: string) => void;
}

/** Another century is a slip of the keyboard. */
const isReportable = (day: string | undefined): day is string => day !== undefined && day >= '2000-01-01' && day <= '2099-12-31';

/** antd's picker of a range of days. A text that cannot be read stays in sight, and the period as it was. */
export function PeriodPicker({ labels, from, to, presets, onPeriod }: PeriodPickerProps): ReactNode {
  const t = useTexts(formTexts);
  const id = useId();
  const ids: Readonly<Record<End, string>> = { from: `${id}-from`, to: `${id}-to` };
  const endOf = (input: string | undefined): End => (input === ids.to ? 'to' : 'from');
  const [unread, setUnread] = useState<{ readonly [Known in End]?: string }>({});
  const [isTold, setIsTold] = useState(false);
  const [known, setKnown] = useState({ from, to });
  if (known.from !== from || known.to !== to) {
    setKnown({ from, to });
    setUnread({});
  }
  const isUnread = Object.keys(unread).length > 0;
  const message = isUnread && isTold ? t('dayRule') : undefined;
  const days: Readonly<Record<End, string>> = { from, to };
  const shown = (end: End) => (unread[end] === undefined ? dayReading(days[end]) : null);

  const take = (taken: { readonly [Known in End]?: string }) => {
    const left = Object.fromEntries(Object.entries(unread).filter(([end]) => !(end in taken)));
    setUnread(left);
    const next = { from: taken.from ?? from, to: taken.to ?? to };
    if (Object.keys(left).length === 0 && (next.from !== from || next.to !== to)) onPeriod(next.from, next.to);
  };
  const onTyped = (text: string, input: string | undefined) => {
    const end = endOf(input);
    const day = readingOf(text, dayFormats)?.toFormat('yyyy-MM-dd');
    setIsTold(false);
    if (!isReportable(day)) setUnread({ ...unread, [end]: text });
    else take({ [end]: day });
  };
  // Told of what was typed as well: only an end that it changes is picked.
  const onPicked = ([first, last]: readonly (string | undefined)[]) => {
    const isNew = (end: End, day: string | undefined): day is string =>
      isReportable(day) && (day !== days[end] || unread[end] !== undefined);
    const taken = { ...(isNew('from', first) && { from: first }), ...(isNew('to', last) && { to: last }) };
    if (Object.keys(taken).length > 0) take(taken);
  };

  return (
    <div className={styles.field}>
      <div className={styles.ends}>
        <label htmlFor={ids.from}>{labels.from}</label>
        <label htmlFor={ids.to}>{labels.to}</label>
      </div>
      <TypingContext value={{ unreadIn: (input) => unread[endOf(input)], onTyped }}>
        <DatePicker.RangePicker
          id={{ start: ids.from, end: ids.to }}
          className={styles.control ?? ''}
          components={rangeComponents}
          status={message === undefined ? '' : 'error'}
          aria-describedby={message === undefined ? undefined : `${id}-error`}
          format={dayFormats}
          placeholder={[t('dayForm'), t('dayForm')]}
          allowClear={false}
          allowEmpty={[true, true]}
          // A range that runs backwards is told, not turned round.
          order={false}
          presets={presets.map((preset) => ({ label: preset.label, value: [dayReading(preset.from), dayReading(preset.to)] }))}
          value={[shown('from'), shown('to')]}
          onCalendarChange={(picked) => onPicked(picked.map((day) => day?.toFormat('yyyy-MM-dd')))}
          onBlur={() => setIsTold(true)}
        />
      </TypingContext>
      {message !== undefined && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {message}
        </p>
      )}
    </div>
  );
}
