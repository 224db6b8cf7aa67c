import { memo } from 'react';
import { address } from 'shared-contracts/constant/address';
import type { LiveOutage } from 'shared-contracts/realtime/live-stream';
import { useTexts } from 'shared-ui/language';
import { formatDateTime, relativeAge } from 'shared-ui/time';
import { AgeingMark } from '../ageing/ageing-mark';
import { CategoryMark } from '../category/category-mark';
import { texts } from '../text/live-texts';
import styles from './feeder-row.module.css';
import { estimateText, interruptionText, villageText } from './outage-text';

export interface FeederFactsProps {
  readonly outage: LiveOutage;
  readonly now: number;
  readonly hours: number;
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
  readonly onSelect: (sfmsId: string) => void;
}

// Where a line is broken the dot stays at its end.
const separator = '\u00a0· ';

/** What a row says. It knows nothing of its place, so that a row that moves down is not written anew. */
export const FeederFacts = memo(function FeederFacts({ outage, now, hours, isSelected, isTabStop, onSelect }: FeederFactsProps) {
  const t = useTexts(texts);
  const tabIndex = isTabStop ? 0 : -1;
  const place = [outage.substationName, outage.subdivisionName, outage.discomDivisionName].filter((name) => name !== null);
  return (
    <>
      <span className={styles['category']}>
        <CategoryMark category={outage.category} />
        {outage.category}
      </span>
      <a
        className={styles['feeder']}
        href={address.outagesOfFeeder(outage.feederId)}
        target="_blank"
        rel="noreferrer"
        tabIndex={tabIndex}
        aria-label={t('openFeeder', { feeder: outage.feederName })}
      >
        {outage.feederName}
      </a>
      <span className={styles['place']}>
        {outage.estimatedRestoration != null && (
          <span className={Date.parse(outage.estimatedRestoration) < now ? styles['overdue'] : undefined}>
            {estimateText(outage.estimatedRestoration, now, t)}
            {separator}
          </span>
        )}
        {[...place, interruptionText(outage, t), ...(outage.villageCount > 0 ? [villageText(outage, t)] : [])].join(separator)}
      </span>
      <time
        className={styles['age']}
        dateTime={outage.eventDateTime}
        title={t('outSince', { moment: formatDateTime(outage.eventDateTime) })}
      >
        {relativeAge(outage.oTime, now)}
      </time>
      <span className={styles['ageing']}>
        <AgeingMark startedAt={outage.oTime} now={now} hours={hours} />
      </span>
      <button
        type="button"
        className={styles['select']}
        tabIndex={tabIndex}
        aria-pressed={isSelected}
        aria-label={t('selectOutage', { feeder: outage.feederName })}
        onClick={() => onSelect(outage.sfmsId)}
      />
    </>
  );
});
