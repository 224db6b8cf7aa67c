import { useTexts } from 'shared-ui/language';
import type { ReactNode } from 'react';
import { frameTexts } from './text';

/** The title of the browser tab while this is mounted. */
export function PageTitle({ page }: { page: string }): ReactNode {
  const t = useTexts(frameTexts);
  return <title>{t('pageTitle', { page })}</title>;
}
