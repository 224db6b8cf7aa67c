import type { ReactNode } from 'react';
import styles from './outage-drawer.module.css';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** A danger to people, which must not be overlooked. */
  readonly isDanger?: boolean;
}

interface FactSectionProps {
  readonly title: string;
  readonly facts: readonly Fact[];
  /** Stands in for an empty list. */
  readonly nothing?: string;
}

/** One group of facts of the drawer, under its heading. */
export function FactSection({ title, facts, nothing }: FactSectionProps): ReactNode {
  return (
    <section aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      {facts.length === 0 && nothing !== undefined && <p className={styles.nothing}>{nothing}</p>}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, value, isDanger = false }) => (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd {...(isDanger ? { className: styles.danger } : {})}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
