import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { DateField } from 'shared-ui/form';

const earliest = '2000-01-01';
const latest = '2099-12-31';
const settledAfterMs = 600;

/** A year grows digit by digit: 0002, 0020, 0202, 2026. */
function isPlausible(day: string): boolean {
  return day >= earliest && day <= latest;
}

interface DayFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onDay: (day: string) => void;
}

/** A day that is told once it is whole: on Enter, on leaving, or when nobody has typed for a moment. */
export function DayField({ label, value, onDay }: DayFieldProps): ReactNode {
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  // Another address, by Back for instance, brings another day.
  if (known !== value) {
    setKnown(value);
    setDraft(value);
  }
  const isNew = draft !== value && isPlausible(draft);
  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setTimeout(() => onDay(draft), settledAfterMs);
    return () => clearTimeout(timer);
  }, [isNew, draft, onDay]);

  const commit = () => {
    if (isNew) onDay(draft);
    // An emptied field keeps the day before: there is no report without a period.
    else setDraft(value);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') commit();
  };
  return <DateField required min={earliest} max={latest} label={label} value={draft} onText={setDraft} onBlur={commit} onKeyDown={onKeyDown} />;
}
