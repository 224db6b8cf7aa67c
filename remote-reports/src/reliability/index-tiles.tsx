import type { ReactNode } from 'react';
import type { ReliabilityGroupRow } from 'shared-contracts/entity/reliability';
import { Statistic } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { indexText } from './number-text';
import styles from './reliability-page.module.css';
import { reliabilityTexts } from './text';

const tiles = [
  { index: 'saifi', hint: 'saifiHint' },
  { index: 'saidi', hint: 'saidiHint' },
  { index: 'caidi', hint: 'caidiHint' },
  { index: 'maifi', hint: 'maifiHint' },
] as const;

interface IndexTilesProps {
  readonly total: ReliabilityGroupRow;
  /** Whether the period has days without which the indices are told too. */
  readonly hasMajorEvents: boolean;
}

/** The four indices of the whole organisation. */
export function IndexTiles({ total, hasMajorEvents }: IndexTilesProps): ReactNode {
  const t = useTexts(reliabilityTexts);
  return (
    <ul className={styles.tiles} aria-label={t('indices')}>
      {tiles.map(({ index, hint }) => (
        <li key={index} className={styles.tile}>
          <Statistic title={t(index)} formatter={() => indexText(total[index], t('unknown'))} />
          <span className={styles.hint}>{t(hint)}</span>
          {hasMajorEvents && (
            <span className={styles.hint}>
              {t('withoutMajor', { amount: indexText(total.withoutMajorEvents[index], t('unknown')) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
