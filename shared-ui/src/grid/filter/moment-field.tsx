import Form from 'antd/es/form';
import type { DateTime } from 'luxon';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { DatePicker } from '../../antd/date-picker';
import { rangeComponents } from '../../antd/picker-input';
import { useIsPhone } from '../../control/use-is-phone';
import { useTexts } from '../../language/use-texts';
import { dateOf, daysBefore } from '../../time/calendar-day';
import { type FilterSetting, isRange, type MomentKind, type RangeSetting } from '../state/filter-setting';
import { gridTexts } from '../text/grid-texts';
import styles from './filter-dialog.module.css';
import { momentForms, readMoment, toKept, toPicked } from './read-moment';

interface PickerProps {
  readonly kind: MomentKind;
  /** Id of the message about the value. */
  readonly describedBy: string | undefined;
  /** The user has left the field. */
  readonly onLeave: () => void;
}

function pickerProps({ kind, describedBy, onLeave }: PickerProps) {
  return {
    className: styles.picker ?? '',
    picker: kind === 'time' ? ('time' as const) : ('date' as const),
    format: [...momentForms[kind].read],
    ...(kind === 'datetime' ? { showTime: true } : {}),
    status: describedBy === undefined ? ('' as const) : ('error' as const),
    'aria-describedby': describedBy,
    'aria-invalid': describedBy !== undefined,
    // What cannot be read stays in sight, beside the message about it.
    preserveInvalidOnBlur: true,
    needConfirm: false,
    // 'Now' would be that of the browser's time zone.
    showNow: false,
    onBlur: onLeave,
  };
}

interface OneMomentProps extends PickerProps {
  readonly label: string;
  readonly value: string;
  /** Null: what was typed is no moment. */
  readonly onValue: (value: string | null) => void;
}

function OneMoment({ label, value, onValue, ...picker }: OneMomentProps): ReactNode {
  const id = useId();
  const { kind } = picker;
  const typed = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement) onValue(readMoment(kind, target.value));
  };
  return (
    <Form.Item label={label} htmlFor={id}>
      <div role="presentation" onInput={typed}>
        <DatePicker
          {...pickerProps(picker)}
          id={id}
          placeholder={momentForms[kind].hint}
          value={toPicked(value)}
          onCalendarChange={(picked) => onValue(toKept(kind, Array.isArray(picked) ? picked[0] : picked))}
        />
      </div>
    </Form.Item>
  );
}

/** Ranges of days that are asked for often. */
function usePresets(): { label: string; value: [DateTime | null, DateTime | null] }[] {
  const t = useTexts(gridTexts);
  const [now] = useState(() => Date.now());
  const today = toPicked(dateOf(now));
  const since = (days: number) => toPicked(daysBefore(now, days));
  return [
    { label: t('today'), value: [today, today] },
    { label: t('lastDays', { days: 7 }), value: [since(7), today] },
    { label: t('lastDays', { days: 30 }), value: [since(30), today] },
    { label: t('thisMonth'), value: [today?.startOf('month') ?? null, today] },
  ];
}

type End = 'from' | 'to';

interface RangeProps extends PickerProps {
  readonly labels: Readonly<Record<End, string>>;
  readonly draft: RangeSetting;
  readonly onChange: (draft: FilterSetting, isUnreadable: boolean) => void;
}

/** Both ends in one field. On a phone two months do not fit beside each other: there each end has its own. */
function MomentRange({ labels, draft, onChange, ...picker }: RangeProps): ReactNode {
  const fromId = useId();
  const toId = useId();
  const isPhone = useIsPhone();
  const presets = usePresets();
  const { kind } = picker;
  const { hint } = momentForms[kind];
  const [unreadable, setUnreadable] = useState<readonly End[]>([]);
  const change = (changed: RangeSetting, stillUnreadable: readonly End[]) => {
    setUnreadable(stillUnreadable);
    onChange(changed, stillUnreadable.length > 0);
  };
  const take = (end: End) => (value: string | null) => {
    const others = unreadable.filter((known) => known !== end);
    if (value === null) change(draft, [...others, end]);
    else change({ ...draft, [end]: value }, others);
  };
  if (isPhone) {
    return (
      <>
        <OneMoment {...picker} label={labels.from} value={draft.from} onValue={take('from')} />
        <OneMoment {...picker} label={labels.to} value={draft.to} onValue={take('to')} />
      </>
    );
  }
  return (
    <Form.Item>
      <div className={styles.ends}>
        <label htmlFor={fromId}>{labels.from}</label>
        <label htmlFor={toId}>{labels.to}</label>
      </div>
      <div
        role="presentation"
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement) take(target.id === toId ? 'to' : 'from')(readMoment(kind, target.value));
        }}
      >
        <DatePicker.RangePicker
          {...pickerProps(picker)}
          id={{ start: fromId, end: toId }}
          placeholder={[hint, hint]}
          components={rangeComponents}
          allowClear={false}
          allowEmpty={[true, true]}
          // A range that runs backwards is told, not turned round.
          order={false}
          {...(kind === 'date' ? { presets } : {})}
          value={[toPicked(draft.from), toPicked(draft.to)]}
          onCalendarChange={([pickedFrom, pickedTo], _texts, { range }) => {
            const picked = { ...draft, from: toKept(kind, pickedFrom), to: toKept(kind, pickedTo) };
            const other = range === 'end' ? 'from' : 'to';
            // What was typed at the other end stands there still, unless both ends were picked at once.
            change(picked, picked[other] === draft[other] ? unreadable.filter((known) => known === other) : []);
          }}
        />
      </div>
    </Form.Item>
  );
}

interface MomentFieldProps extends PickerProps {
  readonly labels: Readonly<Record<'value' | 'from' | 'to', string>>;
  readonly draft: FilterSetting;
  /** `isUnreadable`: a field holds a text that is no moment; the draft is then as it was. */
  readonly onChange: (draft: FilterSetting, isUnreadable: boolean) => void;
}

/** One moment or both ends of a range; what cannot be read is told, never taken for the value before. */
export function MomentField({ labels, draft, onChange, ...picker }: MomentFieldProps): ReactNode {
  if (isRange(draft)) return <MomentRange {...picker} labels={labels} draft={draft} onChange={onChange} />;
  const take = (value: string | null) => onChange(value === null ? draft : { ...draft, value }, value === null);
  return <OneMoment {...picker} label={labels.value} value={draft.value} onValue={take} />;
}
