import { Button, Dialog } from 'shared-ui/control';
import { useTexts } from 'shared-ui/language';
import { useNavigate } from 'shared-ui/router';
import type { ReactNode } from 'react';
import { PageTitle } from '../frame/page-title';
import { helpPath, loginPath } from '../session/guard-rule';
import { rememberPath } from '../session/return-path';
import { helpTexts } from './text';

/** Help for nobody: says that it needs a signed-in user, and leads to the login page (docs/product.md#external-sites). */
export function HelpWithoutUser(): ReactNode {
  const t = useTexts(helpTexts);
  const navigate = useNavigate();
  function toLogin(): void {
    rememberPath(helpPath);
    void navigate(loginPath);
  }
  return (
    <main>
      <PageTitle page={t('title')} />
      <Dialog
        title={t('unauthorizedTitle')}
        tone="danger"
        onClose={toLogin}
        closesOnVeil={false}
        footer={
          <Button look="primary" onClick={toLogin} autoFocus>
            {t('login')}
          </Button>
        }
      >
        <p>{t('unauthorized')}</p>
      </Dialog>
    </main>
  );
}
