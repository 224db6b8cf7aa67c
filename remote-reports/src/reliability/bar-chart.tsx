import type { ReactNode } from 'react';
import { indexText } from './number-text';
import styles from './chart.module.css';

interface BarChartProps {
  /** What the picture shows, in words; the numbers stand in a table beside it. */
  readonly label: string;
  readonly bars: readonly { readonly name: string; readonly amount: number }[];
}

const rowHeight = 30;
const nameWidth = 150;
const barWidth = 400;
const valueWidth = 90;

/** Horizontal bars, one below the other. */
export function BarChart({ label, bars }: BarChartProps): ReactNode {
  const highest = Math.max(...bars.map(({ amount }) => amount), Number.MIN_VALUE);
  return (
    <svg className={styles.chart} viewBox={`0 0 ${nameWidth + barWidth + valueWidth} ${bars.length * rowHeight}`} role="img" aria-label={label}>
      {bars.map(({ name, amount }, index) => {
        const width = (amount / highest) * barWidth;
        const middle = index * rowHeight + rowHeight / 2;
        return (
          <g key={name}>
            <text x={nameWidth - 10} y={middle} className={styles.name}>
              {name}
            </text>
            <rect x={nameWidth} y={middle - 9} width={width} height={18} rx={2} className={styles.bar} />
            <text x={nameWidth + width + 8} y={middle} className={styles.value}>
              {indexText(amount, '')}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
