import type { ReactNode } from 'react';
import { formatDate, formatDateTime } from '../../time/format-time';
import styles from './filter-fields.module.css';

interface ChosenValueProps {
  readonly type: 'date' | 'time' | 'datetime';
  /** As the browser's input gives it; empty: nothing is chosen. */
  readonly value: string;
}

const texts = {
  date: formatDate,
  time: (value: string) => value.slice(0, 8),
  datetime: formatDateTime,
} as const satisfies Record<ChosenValueProps['type'], (value: string) => string>;

/**
 * What a date or time input holds, in the product's own form (section 9): the browser shows it in that
 * of its own language, perhaps the month first.
 */
export function ChosenValue({ type, value }: ChosenValueProps): ReactNode {
  return (
    <span aria-live="polite" className={styles.chosen}>
      {texts[type](value)}
    </span>
  );
}
