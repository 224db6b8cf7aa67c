import { getLiveCount } from 'shared-contracts/endpoint/reports/get-live-count';
import { useTexts } from 'shared-ui/language';
import type { ReactNode } from 'react';
import { CountLink } from './count-link';
import { homeTexts } from './text';
import { useQuietQuery } from './use-quiet-query';

/** The TOTAL of the live summary as it opens; leads there. */
export function OpenCountLink(): ReactNode {
  const t = useTexts(homeTexts);
  const { data, error, isPending } = useQuietQuery(getLiveCount, {});
  return (
    <CountLink
      to="/summary"
      title={t('openOutages')}
      hint={t('openOutagesHint')}
      count={error === null ? data?.data.count : undefined}
      isLoading={isPending}
    />
  );
}
