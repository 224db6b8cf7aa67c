import type { ReactNode } from 'react';
import type { TrendPoint } from 'shared-contracts/entity/reliability';
import { formatDate } from 'shared-ui/time';
import { Chart } from './chart';
import { countText } from './number-text';
import styles from './chart.module.css';

const size = { width: 640, height: 200 } as const;
const plot = { left: 56, right: 16, top: 14, bottom: 30 } as const;

/** The mean time to restoration as a line from zero; a step without an interruption leaves a gap. */
export function TrendChart({ caption, label, points }: { caption: string; label: string; points: readonly TrendPoint[] }): ReactNode {
  const highest = Math.max(...points.map(({ meanMinutes }) => meanMinutes ?? 0), 1);
  const x = (index: number) => plot.left + (index / Math.max(points.length - 1, 1)) * (size.width - plot.left - plot.right);
  const y = (minutes: number) => size.height - plot.bottom - (minutes / highest) * (size.height - plot.top - plot.bottom);
  const path = points
    .map(({ meanMinutes }, index) => {
      const isFirst = index === 0 || points[index - 1]?.meanMinutes === null;
      return meanMinutes === null ? '' : `${isFirst ? 'M' : 'L'}${x(index).toFixed(1)} ${y(meanMinutes).toFixed(1)}`;
    })
    .join('');
  const last = points.length - 1;
  return (
    <Chart caption={caption} label={label} {...size}>
      {[0, highest / 2, highest].map((level) => (
        <g key={level}>
          <path d={`M${plot.left} ${y(level)}H${size.width - plot.right}`} className={styles.grid} />
          <text x={plot.left - 8} y={y(level)} className={styles.name}>
            {countText(level)}
          </text>
        </g>
      ))}
      <path d={path} className={styles.line} />
      {points.map(({ start, meanMinutes }, index) => meanMinutes !== null && <circle key={start} cx={x(index)} cy={y(meanMinutes)} r={3} className={styles.bar} />)}
      <text x={plot.left} y={size.height - 10} className={styles.value}>
        {formatDate(points[0]?.start)}
      </text>
      <text x={size.width - plot.right} y={size.height - 10} className={styles.name}>
        {last > 0 ? formatDate(points[last]?.start) : ''}
      </text>
    </Chart>
  );
}
