import type { ReactNode } from 'react';
import { Alert } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { refusalTexts } from '../text/feed-texts';
import type { Resent } from './use-resend';

/** What came of events that were sent again, with the reason of each that is refused still. */
export function ResentNote({ resent: { ids, answer } }: { readonly resent: Resent }): ReactNode {
  const t = useTexts(refusalTexts);
  const { accepted, updated, duplicates } = answer;
  const refused = [...answer.conflicts, ...answer.rejected];
  const counts = { accepted, updated, duplicates, conflicts: answer.conflicts.length, rejected: answer.rejected.length };
  return (
    <Alert
      type={refused.length === 0 ? 'success' : 'warning'}
      showIcon
      title={t('resent', counts)}
      description={
        refused.length === 0 ? null : (
          <ul>
            {refused.map(({ index, message }) => (
              <li key={index}>{t('stillRefused', { id: ids[index] ?? '', message })}</li>
            ))}
          </ul>
        )
      }
    />
  );
}
