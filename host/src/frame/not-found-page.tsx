import { useTexts } from 'shared-ui/language';
import { NotFound } from 'shared-ui/page';
import type { ReactNode } from 'react';
import { PageTitle } from './page-title';
import { frameTexts } from './text';

/** For unknown addresses, and for those that the user may not know of. */
export function NotFoundPage(): ReactNode {
  const t = useTexts(frameTexts);
  return (
    <>
      <PageTitle page={t('notFoundTitle')} />
      <NotFound />
    </>
  );
}
