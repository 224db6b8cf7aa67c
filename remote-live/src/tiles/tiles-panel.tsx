import { useId } from 'react';
import { Skeleton } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { CategoryMark } from '../category/category-mark';
import { texts } from '../text/live-texts';
import type { CategoryCount } from './category-count';
import { FlashingNumber } from './flashing-number';
import styles from './tiles-panel.module.css';

interface TilesPanelProps {
  /** Null while nothing is known: an unknown number must never read as zero. */
  readonly counts: readonly CategoryCount[] | null;
  readonly total: number;
  readonly skeletons: number;
  /** Another filter is no news: the numbers start anew without a flash. */
  readonly filterKey: string;
}

export function TilesPanel({ counts, total, skeletons, filterKey }: TilesPanelProps) {
  const t = useTexts(texts);
  const headingId = useId();
  return (
    <section className={styles['panel']} aria-labelledby={headingId} aria-busy={counts === null}>
      <h2 id={headingId} className={styles['heading']}>
        {t('counts')}
      </h2>
      {counts === null ? (
        <div className={styles['tiles']} role="status" aria-label={t('loading')}>
          {Array.from({ length: skeletons }, (_, index) => (
            <div key={index} className={styles['tile']}>
              <Skeleton active paragraph={{ rows: 2, width: ['50%', '75%'] }} />
            </div>
          ))}
        </div>
      ) : (
        <ul key={filterKey} className={styles['tiles']}>
          <li className={`${styles['tile']} ${styles['total']}`}>
            <span className={styles['label']}>{t('total')}</span>
            <FlashingNumber value={total} />
          </li>
          {counts.map(({ category, count }) => (
            <li key={category} className={styles['tile']} data-category={category}>
              <span className={styles['label']}>
                <CategoryMark category={category} />
                {category}
              </span>
              <FlashingNumber value={count} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
