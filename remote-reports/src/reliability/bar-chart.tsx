import type { ReactNode } from 'react';
import { Chart } from './chart';
import { indexText } from './number-text';
import styles from './chart.module.css';

interface BarChartProps {
  readonly caption: string;
  readonly label: string;
  readonly bars: readonly { readonly name: string; readonly amount: number }[];
}

const rowHeight = 30;
const nameWidth = 150;
const barWidth = 400;
const valueWidth = 90;

/** Horizontal bars, one below the other. */
export function BarChart({ caption, label, bars }: BarChartProps): ReactNode {
  const highest = Math.max(...bars.map(({ amount }) => amount), Number.MIN_VALUE);
  return (
    <Chart caption={caption} label={label} width={nameWidth + barWidth + valueWidth} height={bars.length * rowHeight}>
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
    </Chart>
  );
}
