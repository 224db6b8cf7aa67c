import type { ReactNode } from 'react';
import { formatDate } from 'shared-ui/time';
import styles from './form-part.module.css';

/**
 * What the date and time inputs hold, in the product's own form: the browser shows them in that of
 * its own language, perhaps the month first.
 */
export function ChosenMoment({ date, time }: { readonly date: string; readonly time: string }): ReactNode {
  return (
    <p aria-live="polite" className={styles.chosen}>
      {date !== '' && `${formatDate(date)} ${time}`.trim()}
    </p>
  );
}
