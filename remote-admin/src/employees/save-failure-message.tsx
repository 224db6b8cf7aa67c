import type { ReactNode } from 'react';
import { useTexts } from 'shared-ui/language';
import styles from '../form/form-page.module.css';
import { employeeTexts } from '../text/admin-texts';
import type { SaveFailure } from './use-save-employee';

/** Why a save did not happen; after a conflict also what is different now. */
export function SaveFailureMessage({ failure: { message, changes } }: { readonly failure: SaveFailure }): ReactNode {
  const t = useTexts(employeeTexts);
  return (
    <div role="alert" className={styles.message}>
      <p>{message}</p>
      {changes.length > 0 && (
        <>
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          <p>{t('kept')}</p>
        </>
      )}
    </div>
  );
}
