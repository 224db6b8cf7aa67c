import { Card } from 'shared-ui/display';
import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One kind of components. */
export function Section({ title, children }: SectionProps): ReactNode {
  return (
    <Card className={styles.section} title={<h2 className={styles.title}>{title}</h2>}>
      <div className={styles.parts}>{children}</div>
    </Card>
  );
}
