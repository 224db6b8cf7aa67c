import { useTexts } from 'shared-ui/language';
import { useUser } from 'shared-ui/session';
import type { ReactNode } from 'react';
import { Page } from '../frame/page';
import { mustChangePassword } from '../session/guard-rule';
import { ChangePasswordForm } from './change-password-form';
import { passwordTexts } from './text';

export function ChangePasswordPage(): ReactNode {
  const t = useTexts(passwordTexts);
  const user = useUser();
  if (user === null) return null;
  return (
    <Page title={t('title')} lead={mustChangePassword(user) ? t('forced') : undefined}>
      <ChangePasswordForm user={user} />
    </Page>
  );
}
