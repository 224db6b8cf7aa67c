import type { ReactNode } from 'react';
import { Alert } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { employeeTexts } from '../text/admin-texts';
import type { SaveFailure } from './use-save-employee';

/** Why a save did not happen; after a conflict also what is different now. */
export function SaveFailureMessage({ failure: { message, changes } }: { readonly failure: SaveFailure }): ReactNode {
  const t = useTexts(employeeTexts);
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
