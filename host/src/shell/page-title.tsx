import { useTexts } from 'shared-ui/language';
import type { ReactNode } from 'react';
import { suiteTexts } from '../text';

/** The title of the browser tab while this is mounted. */
export function PageTitle({ page }: { page: string }): ReactNode {
  const t = useTexts(suiteTexts);
  return <title>{t('pageTitle', { page })}</title>;
}
