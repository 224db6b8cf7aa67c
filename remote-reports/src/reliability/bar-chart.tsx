import type { ReactNode } from 'react';
import { Chart } from './chart';
import { indexText } from './number-text';
import styles from './chart.module.css';

interface BarChartProps {
  readonly caption: string;
  readonly label: string;
  readonly bars: readonly { readonly id: string; readonly name: string; readonly amount: number }[];
}

/** Horizontal bars, one below the other; names and numbers are text, which keeps its size on a narrow screen. */
export function BarChart({ caption, label, bars }: BarChartProps): ReactNode {
  const highest = Math.max(...bars.map(({ amount }) => amount), Number.MIN_VALUE);
  return (
    <Chart caption={caption}>
      <div role="img" aria-label={label} className={styles.bars}>
        {bars.map(({ id, name, amount }) => (
          <div key={id} className={styles.row}>
            <span className={styles.name}>{name}</span>
            <span className={styles.track}>
              <span className={styles.bar} style={{ flexBasis: `${((amount / highest) * 100).toFixed(2)}%` }} />
              <span className={styles.value}>{indexText(amount, '')}</span>
            </span>
          </div>
        ))}
      </div>
    </Chart>
  );
}
