import { type KeyboardEvent, memo } from 'react';
import type { LiveOutage } from 'shared-contracts/realtime/live-feed';
import { useTexts } from 'shared-ui/language';
import { formatDateTime, relativeAge } from 'shared-ui/time';
import { AgeingMark } from '../ageing/ageing-mark';
import { CategoryMark } from '../category/category-mark';
import { texts } from '../text';
import { feederAddress } from './feeder-address';
import styles from './feeder-row.module.css';
import { interruptionText, villageText } from './outage-text';

interface FeederRowProps {
  readonly outage: LiveOutage;
  readonly now: number;
  readonly hours: number;
  readonly index: number;
  readonly count: number;
  readonly top: number;
  readonly height: number;
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
  readonly onSelect: (sfmsId: string) => void;
  readonly onWalk: (index: number) => void;
}

function walkTarget(key: string, index: number, count: number): number | null {
  if (key === 'ArrowDown') return index + 1;
  if (key === 'ArrowUp') return index - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

export const FeederRow = memo(function FeederRow(props: FeederRowProps) {
  const { outage, now, hours, index, count, top, height, isSelected, isTabStop, onSelect, onWalk } = props;
  const t = useTexts(texts);
  const tabIndex = isTabStop ? 0 : -1;
  const walk = (event: KeyboardEvent) => {
    const target = walkTarget(event.key, index, count);
    if (target === null) return;
    event.preventDefault();
    onWalk(target);
  };
  const place = [outage.substationName, outage.subdivisionName, outage.discomDivisionName].filter((name) => name !== null);
  return (
    <li
      className={`${styles['row']} ${isSelected ? styles['selected'] : ''}`}
      style={{ height, transform: `translateY(${top}px)` }}
      aria-setsize={count}
      aria-posinset={index + 1}
      aria-current={isSelected || undefined}
      data-index={index}
      data-sfms-id={outage.sfmsId}
    >
      <span className={styles['category']}>
        <CategoryMark category={outage.category} />
        {outage.category}
      </span>
      <a
        className={styles['feeder']}
        href={feederAddress(outage.feederId)}
        target="_blank"
        rel="noreferrer"
        tabIndex={tabIndex}
        aria-label={t('openFeeder', { feeder: outage.feederName })}
        onKeyDown={walk}
      >
        {outage.feederName}
      </a>
      <span className={styles['place']}>
        {[...place, interruptionText(outage, t), ...(outage.villageCount > 0 ? [villageText(outage, t)] : [])].join(' · ')}
      </span>
      <time className={styles['age']} dateTime={outage.eventDateTime} title={t('outSince', { moment: formatDateTime(outage.eventDateTime) })}>
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
        onKeyDown={walk}
      />
    </li>
  );
});
