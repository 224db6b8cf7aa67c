import { listOutages } from 'shared-contracts/endpoint/outage/list-outages';
import { useTexts } from 'shared-ui/language';
import type { ReactNode } from 'react';
import { CountLink } from './count-link';
import { openOutagesQuery } from './outage-query';
import { homeTexts } from './text';
import { useQuietQuery } from './use-quiet-query';

/** How many outages of the user's organisation have no end yet; leads to the live summary. */
export function OpenCountLink(): ReactNode {
  const t = useTexts(homeTexts);
  const { data, error, isPending } = useQuietQuery(listOutages, { query: openOutagesQuery });
  return (
    <CountLink
      to="/summary"
      title={t('openOutages')}
      hint={t('openOutagesHint')}
      count={error === null ? data?.totalRecords.count : undefined}
      isLoading={isPending}
    />
  );
}
