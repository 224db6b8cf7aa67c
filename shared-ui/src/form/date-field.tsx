import Input from 'antd/es/input';
import { lazy, type ReactNode, Suspense } from 'react';
import { Field, type Frame } from './field';
import { useUnreadable } from './use-unreadable';

const DayPicker = lazy(async () => ({ default: (await import('./day-picker')).DayPicker }));

type DateFieldProps = Frame & {
  /** `2026-11-22`; empty: nothing is chosen. */
  readonly value: string;
  /** Called while the user types: empty as long as the text cannot be read. */
  readonly onText?: (day: string) => void;
};

/** A day in the suite's own form, DD-MM-YYYY. The calendar loads with the first field that shows one. */
export function DateField({ value, onText, ...frame }: DateFieldProps): ReactNode {
  const { told, ...picker } = useUnreadable(frame, 'dayRule');
  return (
    <Field {...told}>
      {(control) => (
        <Suspense fallback={<Input id={control.id} className={control.className ?? ''} disabled />}>
          <DayPicker {...picker} control={control} name={frame.name} value={value} isClearable={!frame.required} onText={onText} />
        </Suspense>
      )}
    </Field>
  );
}
