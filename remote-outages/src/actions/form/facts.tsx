import type { ReactNode } from 'react';
import styles from './field.module.css';

/** Which outage the popup is about. */
export function Facts({ entries }: { readonly entries: readonly (readonly [label: string, value: string])[] }): ReactNode {
  return (
    <dl className={styles.facts}>
      {entries.map(([label, value]) => [<dt key={`${label}/t`}>{label}</dt>, <dd key={`${label}/d`}>{value}</dd>])}
    </dl>
  );
}
