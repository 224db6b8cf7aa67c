import Input from 'antd/es/input';
import { lazy, type ReactNode, Suspense } from 'react';
import { Field, type Frame } from './field';

const DayPicker = lazy(async () => ({ default: (await import('./day-picker')).DayPicker }));

type DateFieldProps = Frame & {
  /** `2026-11-22`; empty: nothing is chosen. */
  readonly value: string;
  readonly onText?: (day: string) => void;
};

/** A day in the suite's own form, DD-MM-YYYY. The calendar loads with the first field that shows one. */
export function DateField({ value, onText, ...frame }: DateFieldProps): ReactNode {
  const isWrong = frame.isInvalid ?? frame.error !== undefined;
  return (
    <Field {...frame}>
      {(control) => (
        <Suspense fallback={<Input id={control.id} className={control.className ?? ''} disabled />}>
          <DayPicker control={control} name={frame.name} isWrong={isWrong} value={value} isClearable={!frame.required} onText={onText} />
        </Suspense>
      )}
    </Field>
  );
}
