import type { ReactNode } from 'react';
import { type ApiError, mayPass } from 'shared-contracts/client';
import { Button } from 'shared-ui/control';
import { Alert } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { useNavigate } from 'shared-ui/router';
import { errorText } from 'shared-ui/submit';
import formStyles from '../form/form-page.module.css';
import { employeeTexts, texts } from '../text/admin-texts';

/** Why there is no form, and another try where that may help. */
export function EmployeeFailure({ error, onRetry }: { readonly error: ApiError; readonly onRetry: () => void }): ReactNode {
  const t = useTexts(employeeTexts);
  const shared = useTexts(texts);
  const navigate = useNavigate();
  const isWorthRetry = mayPass(error);
  return (
    <div className={formStyles.failure}>
      <Alert type="error" showIcon title={error.kind === 'http' ? errorText(error) : t('loadFailed')} />
      <div className={formStyles.buttons}>
        <Button look={isWorthRetry ? 'normal' : 'primary'} onClick={() => navigate('/employee')}>
          {t('backToList')}
        </Button>
        {isWorthRetry && (
          <Button look="primary" onClick={onRetry}>
            {shared('retry')}
          </Button>
        )}
      </div>
    </div>
  );
}
