import { getPendingInterruptionTypeCount } from 'shared-contracts/endpoint/reports/get-pending-count';
import { useTexts } from 'shared-ui/language';
import type { ReactNode } from 'react';
import { CountLink } from './count-link';
import { homeTexts } from './text';
import { useQuietQuery } from './use-quiet-query';

/** The count card 'Interruption Type / Pending' (docs/product.md#permissions). */
export function PendingCountLink(): ReactNode {
  const t = useTexts(homeTexts);
  const { data, error, isPending } = useQuietQuery(getPendingInterruptionTypeCount, {});
  return (
    <CountLink
      to="/outages?outagetypepending=true"
      title={t('interruptionTypePending')}
      hint={t('interruptionTypePendingHint')}
      count={error === null ? data?.data.count : undefined}
      isLoading={isPending}
    />
  );
}
