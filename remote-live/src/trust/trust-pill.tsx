import { useTexts } from 'shared-ui/language';
import { formatTime } from 'shared-ui/time';
import { texts } from '../text';
import styles from './trust-pill.module.css';
import type { TrustReading } from './use-trust';

const glyphs = { connecting: '◌', live: '●', stale: '◐', disconnected: '✕' } as const;

/** Says whether the screen is current, and of when its last data is. */
export function TrustPill({ trust, lastDataAt }: TrustReading) {
  const t = useTexts(texts);
  const time = lastDataAt === null ? null : formatTime(lastDataAt);
  return (
    <span className={`${styles['pill']} ${styles[trust]}`} data-trust={trust}>
      <span aria-hidden="true">{glyphs[trust]}</span>
      {/* Only the word is announced: the time changes all day. */}
      <strong role="status">{t(trust)}</strong>
      <span className={styles['time']}>{time === null ? t('noDataYet') : t(trust === 'live' ? 'updatedAt' : 'lastDataAt', { time })}</span>
    </span>
  );
}
