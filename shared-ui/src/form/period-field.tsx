import Input from 'antd/es/input';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useIsPhone } from '../control/use-is-phone';
import { DateField } from './date-field';
import type { End, PeriodPickerProps } from './period-picker';

const PeriodPicker = lazy(async () => ({ default: (await import('./period-picker')).PeriodPicker }));

/**
 * A first and a last day in one field, with periods that are asked for often. There is always a period: it changes
 * only for two whole days. On a phone two months do not fit beside each other: there each end has a field of its own.
 */
export function PeriodField(props: PeriodPickerProps): ReactNode {
  if (useIsPhone()) return <PeriodFields {...props} />;
  return (
    <Suspense fallback={<Input disabled />}>
      <PeriodPicker {...props} />
    </Suspense>
  );
}

function PeriodFields({ labels, onPeriod, presets: _presets, ...period }: PeriodPickerProps): ReactNode {
  const [draft, setDraft] = useState(period);
  const [known, setKnown] = useState(period);
  if (known.from !== period.from || known.to !== period.to) {
    setKnown(period);
    setDraft(period);
  }
  const field = (end: End) => ({
    label: labels[end],
    required: true,
    value: draft[end],
    onText: (day: string) => {
      const next = { ...draft, [end]: day };
      setDraft(next);
      if (next.from !== '' && next.to !== '' && (next.from !== period.from || next.to !== period.to)) onPeriod(next.from, next.to);
    },
  });
  return (
    <>
      <DateField {...field('from')} />
      <DateField {...field('to')} />
    </>
  );
}
