import { limits } from 'shared-contracts/constant/limit';
import type { User } from 'shared-contracts/entity/user';
import { type PasswordChange, validatePasswordChange } from 'shared-contracts/rule/password';
import { Button, Form, PasswordInput } from 'shared-ui/base';
import { Alert } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { withProcessing } from 'shared-ui/notice';
import { type ReactNode, useId, useState } from 'react';
import { endSessionAfter } from '../session/session-end';
import { blamedFields, sendPasswordChange } from './send-password-change';
import styles from './change-password-form.module.css';
import { PasswordDemands } from './password-demands';
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

export function ChangePasswordForm({ user }: { user: User }): ReactNode {
  const t = useTexts(passwordTexts);
  const [change, setChange] = useState(emptyChange);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isDone, setIsDone] = useState(false);
  const id = useId();

  function refuse(message: string): void {
    const blamed = blamedFields(change, message);
    setRefusal({ message, blamed });
    const [first] = blamed;
    if (first !== undefined) document.getElementById(`${id}-${first}`)?.focus();
  }

  async function submit(): Promise<void> {
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

  /** What tells a field's mistake, and what a new password has to have. */
  function descriptionOf(name: keyof PasswordChange): string | undefined {
    const parts = [...(refusal?.blamed.includes(name) ? [`${id}-message`] : []), ...(name === 'newPassword' ? [`${id}-demands`] : [])];
    return parts.join(' ') || undefined;
  }

  if (isDone) return <Alert role="status" type="success" showIcon title={t('changed')} />;
  return (
    <Form className={styles.form ?? ''} layout="vertical" onFinish={() => void submit()}>
      {/* Lets a password manager know whose password it is. */}
      <input type="text" hidden readOnly autoComplete="username" value={user.empNo} />
      {fields.map(({ name, label, autoComplete }) => {
        const isBlamed = refusal?.blamed.includes(name) ?? false;
        const description = descriptionOf(name);
        return (
          <Form.Item key={name} label={t(label)} htmlFor={`${id}-${name}`} required validateStatus={isBlamed ? 'error' : ''}>
            <PasswordInput
              id={`${id}-${name}`}
              name={name}
              aria-required
              aria-invalid={isBlamed}
              {...(description !== undefined && { 'aria-describedby': description })}
              autoComplete={autoComplete}
              value={change[name]}
              onChange={({ target }) => setChange((before) => ({ ...before, [name]: target.value }))}
            />
          </Form.Item>
        );
      })}
      <PasswordDemands id={`${id}-demands`} password={change.newPassword} />
      {refusal !== null && (
        <Alert className={styles.message ?? ''} id={`${id}-message`} role="alert" type="error" showIcon title={refusal.message} />
      )}
      <Button type="submit" look="primary">
        {t('submit')}
      </Button>
    </Form>
  );
}
