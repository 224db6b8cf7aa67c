import type { ReactNode } from 'react';
import styles from './chart.module.css';

interface ChartProps {
  /** What is drawn, with its unit. */
  readonly caption: string;
  /** What the picture shows, in words; the numbers stand in a table below it. */
  readonly label: string;
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** The frame of a picture of numbers. */
export function Chart({ caption, label, width, height, children }: ChartProps): ReactNode {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{caption}</figcaption>
      <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        {children}
      </svg>
    </figure>
  );
}
