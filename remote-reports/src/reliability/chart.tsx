import type { ReactNode } from 'react';
import styles from './chart.module.css';

interface ChartProps {
  /** What is drawn, with its unit. */
  readonly caption: string;
  /** The picture; its numbers stand in a table beside or below it. */
  readonly children: ReactNode;
}

/** The frame of a picture of numbers. */
export function Chart({ caption, children }: ChartProps): ReactNode {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      {children}
    </figure>
  );
}
