import { Icon, type IconName } from 'shared-ui/control';
import { Tag } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { formatTime } from 'shared-ui/time';
import { texts } from '../text/live-texts';
import styles from './trust-pill.module.css';
import type { Trust } from './trust-state';
import type { TrustReading } from './use-trust';

const pictures = { connecting: 'clock', live: 'success', stale: 'warning', disconnected: 'offline' } as const satisfies Record<
  Trust,
  IconName
>;

/** Says whether the screen is current, and of when its last data is. */
export function TrustPill({ trust, lastDataAt }: TrustReading) {
  const t = useTexts(texts);
  const time = lastDataAt === null ? null : formatTime(lastDataAt);
  return (
    <Tag className={`${styles['pill']} ${styles[trust]}`} data-trust={trust} icon={<Icon name={pictures[trust]} />}>
      {/* A screen reader is told only the word, because the time changes all day. */}
      <strong role="status">{t(trust)}</strong>
      <span className={styles.time}>{time === null ? t('noDataYet') : t(trust === 'live' ? 'updatedAt' : 'lastDataAt', { time })}</span>
    </Tag>
  );
}
