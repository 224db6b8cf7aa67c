import { Button } from 'shared-ui/control';
import { Alert } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import type { Problem } from '../stream/stream-store';
import { texts } from '../text/live-texts';
import styles from './trust-notice.module.css';
import type { Trust } from './trust-state';

interface TrustNoticeProps {
  readonly trust: Trust;
  readonly hasData: boolean;
  readonly problem: Problem | null;
  readonly onReconnect: () => void;
}

/**
 * A line above the panels as long as they cannot be trusted; Reconnect once all attempts are used up, or when
 * there is nothing to look at meanwhile.
 */
export function TrustNotice({ trust, hasData, problem, onReconnect }: TrustNoticeProps) {
  const t = useTexts(texts);
  if (trust === 'live' || trust === 'connecting') return null;
  const words = trust === 'stale' ? t('staleNotice') : t(problem ?? (hasData ? 'connectingNotice' : 'unansweredNotice'));
  const reconnect = (
    <Button look="primary" onClick={onReconnect}>
      {t('reconnect')}
    </Button>
  );
  const isBlind = problem !== null || !hasData;
  return (
    <Alert
      className={styles['notice'] ?? ''}
      type={trust === 'stale' ? 'warning' : 'error'}
      showIcon
      title={words}
      action={isBlind ? reconnect : null}
    />
  );
}
