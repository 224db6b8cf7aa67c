import type { ReactNode } from 'react';
import { Alert } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import type { Failure } from 'shared-ui/submit';
import { employeeTexts } from '../text/admin-texts';

/** Why a save did not happen; after a conflict also what is different now. */
export function SaveFailureMessage({ failure: { message, messages, isConflict } }: { readonly failure: Failure }): ReactNode {
  const t = useTexts(employeeTexts);
  const changes = isConflict ? messages.filter((text) => text !== message) : [];
  const news = changes.length > 0 && (
    <>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <p>{t('kept')}</p>
    </>
  );
  return <Alert type="error" showIcon title={message} description={news || null} />;
}
