import { type ReactNode, useState } from 'react';
import { DateField } from 'shared-ui/form';

const earliest = '2000-01-01';
const latest = '2099-12-31';

interface DayFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onDay: (day: string) => void;
}

/** A day that there always is: one that is emptied, unreadable or of another century gives way to the day before. */
export function DayField({ label, value, onDay }: DayFieldProps): ReactNode {
  const [takenBack, setTakenBack] = useState(0);
  const tell = (day: string) => {
    if (day < earliest || day > latest) setTakenBack(takenBack + 1);
    else if (day !== value) onDay(day);
  };
  return <DateField key={takenBack} required label={label} value={value} onText={tell} />;
}
