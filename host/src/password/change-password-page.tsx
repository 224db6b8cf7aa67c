import { limits } from 'shared-contracts/constant/limit';
import { type PasswordChange, validatePasswordChange } from 'shared-contracts/rule/password';
import type { User } from 'shared-contracts/entity/user';
import { useTexts } from 'shared-ui/language';
import { withProcessing } from 'shared-ui/notice';
import { useUser } from 'shared-ui/session';
import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react';
import { PageTitle } from '../frame/page-title';
import page from '../frame/page.module.css';
import plain from '../frame/plain-page.module.css';
import { FormField } from '../session/form-field';
import { mustChangePassword } from '../session/guard-rule';
import { endSessionAfter } from '../session/session-end';
import { blamedFields } from './blamed-field';
import styles from './change-password-page.module.css';
import { sendPasswordChange } from './send-password-change';
import { passwordTexts } from './text';

const fields = [
  { name: 'currentPassword', label: 'current', autoComplete: 'current-password' },
  { name: 'newPassword', label: 'next', autoComplete: 'new-password' },
  { name: 'confirmPassword', label: 'confirm', autoComplete: 'new-password' },
] as const;

const emptyChange: PasswordChange = { currentPassword: '', newPassword: '', confirmPassword: '' };

interface Refusal {
  readonly message: string;
  readonly blamed: readonly (keyof PasswordChange)[];
}

function ChangePasswordForm({ user }: { user: User }): ReactNode {
  const t = useTexts(passwordTexts);
  const [change, setChange] = useState(emptyChange);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isDone, setIsDone] = useState(false);
  const messageId = useId();
  const element = useRef<HTMLFormElement>(null);

  function refuse(message: string): void {
    const blamed = blamedFields(change, message);
    setRefusal({ message, blamed });
    const [first] = blamed;
    if (first !== undefined) element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const invalid = validatePasswordChange(change);
    if (invalid !== null) {
      refuse(invalid);
      return;
    }
    setRefusal(null);
    const result = await withProcessing(sendPasswordChange(user, change));
    if (result.ok) {
      setIsDone(true);
      // The token died with the old password; the user reads the message before the login page appears.
      endSessionAfter('passwordChanged', limits.passwordChangeLogoutAfterMs);
    } else refuse(result.reason === 'broken' ? t('broken') : (result.message ?? t('refused')));
  }

  if (isDone) {
    return (
      <p role="status" className={styles.done}>
        {t('changed')}
      </p>
    );
  }
  return (
    <form ref={element} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {/* Lets a password manager know whose password it is. */}
      <input type="text" hidden readOnly autoComplete="username" value={user.empNo} />
      {fields.map(({ name, label, autoComplete }) => (
        <FormField key={name} label={t(label)} message={undefined}>
          {(field) => (
            <input
              {...field}
              aria-invalid={refusal?.blamed.includes(name) ?? false}
              aria-describedby={refusal?.blamed.includes(name) ? messageId : undefined}
              name={name}
              type="password"
              required
              autoComplete={autoComplete}
              value={change[name]}
              onChange={(event) => setChange((before) => ({ ...before, [name]: event.target.value }))}
            />
          )}
        </FormField>
      ))}
      <p className={styles.rule}>{t('rule')}</p>
      {refusal !== null && (
        <p role="alert" id={messageId} className={styles.message}>
          {refusal.message}
        </p>
      )}
      <button type="submit" className={`${plain.action} ${styles.submit}`}>
        {t('submit')}
      </button>
    </form>
  );
}

export function ChangePasswordPage(): ReactNode {
  const t = useTexts(passwordTexts);
  const user = useUser();
  if (user === null) return null;
  return (
    <div className={page.page}>
      <PageTitle page={t('title')} />
      <h1 className={page.title}>{t('title')}</h1>
      {mustChangePassword(user) && <p className={page.lead}>{t('forced')}</p>}
      <ChangePasswordForm user={user} />
    </div>
  );
}
