import Input from 'antd/es/input';
import { lazy, type ReactNode, Suspense } from 'react';
import { Field, type Frame } from './field';
import type { MomentPickerProps } from './moment-picker';
import { useUnreadable } from './use-unreadable';

const MomentPicker = lazy(async () => ({ default: (await import('./moment-picker')).MomentPicker }));

type MomentFieldProps = Frame & Pick<MomentPickerProps, 'date' | 'time' | 'onText'>;

/** A day and a minute in one field, DD-MM-YYYY HH:mm in India. The calendar loads with the first field that shows one. */
export function MomentField({ date, time, onText, ...frame }: MomentFieldProps): ReactNode {
  const { told, ...picker } = useUnreadable(frame, 'minuteRule');
  return (
    <Field {...told}>
      {(control) => (
        <Suspense fallback={<Input id={control.id} className={control.className ?? ''} disabled />}>
          <MomentPicker {...picker} control={control} name={frame.name} date={date} time={time} onText={onText} />
        </Suspense>
      )}
    </Field>
  );
}
