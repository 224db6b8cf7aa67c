import type { ReactNode } from 'react';
import { Alert } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { texts } from '../text/admin-texts';

/** Above a form that shows what an interrupted visit left behind. */
export function ResumedNote(): ReactNode {
  const t = useTexts(texts);
  return <Alert type="info" role="note" showIcon title={t('resumed')} />;
}
