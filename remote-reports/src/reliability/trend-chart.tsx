import type { ReactNode } from 'react';
import type { TrendPoint } from 'shared-contracts/entity/reliability';
import { formatDate } from 'shared-ui/time';
import { Chart } from './chart';
import { countText } from './number-text';
import styles from './chart.module.css';

/** The drawing is stretched over its place, its lines are not; the texts stand outside it. */
const size = { width: 1000, height: 100 } as const;

/** The mean time to restoration as a line from zero; a step without an interruption leaves a gap. */
export function TrendChart({ caption, label, points }: { caption: string; label: string; points: readonly TrendPoint[] }): ReactNode {
  const highest = Math.max(...points.map(({ meanMinutes }) => meanMinutes ?? 0), 1);
  const placed = points.map(({ start, meanMinutes }, index) => ({
    start,
    isFirst: index === 0 || points[index - 1]?.meanMinutes === null,
    place:
      meanMinutes === null
        ? null
        : `${((index / Math.max(points.length - 1, 1)) * size.width).toFixed(1)} ${(size.height * (1 - meanMinutes / highest)).toFixed(1)}`,
  }));
  const path = placed.map(({ isFirst, place }) => (place === null ? '' : `${isFirst ? 'M' : 'L'}${place}`)).join('');
  const last = points.length > 1 ? points.at(-1) : undefined;
  return (
    <Chart caption={caption}>
      <div role="img" aria-label={label} className={styles.trend}>
        <div className={styles.levels}>
          {[highest, highest / 2, 0].map((level) => (
            <span key={level}>{countText(level)}</span>
          ))}
        </div>
        <svg className={styles.plot} viewBox={`0 0 ${size.width} ${size.height}`} preserveAspectRatio="none" aria-hidden="true">
          {[0, size.height / 2, size.height].map((y) => (
            <path key={y} d={`M0 ${y}H${size.width}`} className={styles.grid} />
          ))}
          <path d={path} className={styles.line} />
          {/* A line of no length with round ends is a dot that does not stretch. */}
          {placed.map(({ start, place }) => place !== null && <path key={start} d={`M${place}h0`} className={styles.dot} />)}
        </svg>
        <div className={styles.ends}>
          <span>{formatDate(points[0]?.start)}</span>
          {last !== undefined && <span>{formatDate(last.start)}</span>}
        </div>
      </div>
    </Chart>
  );
}
