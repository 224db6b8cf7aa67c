import { Card, Statistic } from 'shared-ui/display';
import { useTexts, withDigits } from 'shared-ui/language';
import { Link } from 'shared-ui/router';
import type { ReactNode } from 'react';
import { address } from 'shared-contracts/constant/address';
import { getLiveCount } from 'shared-contracts/endpoint/reports/get-live-count';
import { getPendingInterruptionTypeCount } from 'shared-contracts/endpoint/reports/get-pending-count';
import styles from './count-link.module.css';
import { homeTexts } from './text';
import { useQuietQuery } from './use-quiet-query';

interface CountLinkProps {
  readonly to: string;
  readonly title: string;
  readonly hint: string;
  /** Undefined until it is known, and when it cannot be had. */
  readonly count: number | undefined;
  readonly isLoading: boolean;
}

/** A card with a number, which leads to what was counted. */
function CountLink({ to, title, hint, count, isLoading }: CountLinkProps): ReactNode {
  const t = useTexts(homeTexts);
  return (
    <Link to={to} className={styles.link}>
      <Card hoverable className={styles.card ?? ''} aria-busy={isLoading}>
        <Statistic title={title} value={count === undefined ? t('unknownCount') : withDigits(String(count))} groupSeparator="" />
        <span className={styles.hint}>{hint}</span>
      </Card>
    </Link>
  );
}

/** The TOTAL of the live summary as it opens; leads there. */
export function OpenCountLink(): ReactNode {
  const t = useTexts(homeTexts);
  const { data, error, isPending } = useQuietQuery(getLiveCount, {});
  return (
    <CountLink
      to={address.summary}
      title={t('openOutages')}
      hint={t('openOutagesHint')}
      count={error === null ? data?.data.count : undefined}
      isLoading={isPending}
    />
  );
}

/** The count card 'Interruption Type / Pending' (docs/product.md#permissions). */
export function PendingCountLink(): ReactNode {
  const t = useTexts(homeTexts);
  const { data, error, isPending } = useQuietQuery(getPendingInterruptionTypeCount, {});
  return (
    <CountLink
      to={address.pendingOutages}
      title={t('interruptionTypePending')}
      hint={t('interruptionTypePendingHint')}
      count={error === null ? data?.data.count : undefined}
      isLoading={isPending}
    />
  );
}
