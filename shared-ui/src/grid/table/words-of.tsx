import type { ReactNode } from 'react';
import type { GridOption } from '../state/filter-setting';
import styles from './table-rows.module.css';

/** A value as it reads; an abbreviation tells what it stands for when the pointer rests on it. */
export function wordsOf(value: string, options: readonly GridOption[] | undefined): ReactNode {
  const option = options?.find((known) => known.value === value);
  if (option?.meaning === undefined) return option?.label ?? value;
  return (
    <abbr title={option.meaning} className={styles.abbreviation}>
      {option.label}
    </abbr>
  );
}
