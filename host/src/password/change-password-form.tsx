import { limits } from 'shared-contracts/constant/limit';
import { changePassword, userIdOf } from 'shared-contracts/endpoint/session/change-password';
import type { User } from 'shared-contracts/entity/user';
import { type PasswordChange, validatePasswordChange } from 'shared-contracts/rule/password';
import { Button, Form, PasswordInput } from 'shared-ui/base';
import { getApi } from 'shared-ui/client';
import { Alert } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { useSubmit } from 'shared-ui/submit';
import { type ReactNode, useId, useState } from 'react';
import { endSessionAfter } from '../session/session-end';
import styles from './change-password-form.module.css';
import { PasswordDemands } from './password-demands';
import { passwordFaults, passwordTexts } from './text';

const fields = [
  { name: 'currentPassword', label: 'current', autoComplete: 'current-password' },
  { name: 'newPassword', label: 'next', autoComplete: 'new-password' },
  { name: 'confirmPassword', label: 'confirm', autoComplete: 'new-password' },
] as const;

const emptyChange: PasswordChange = { currentPassword: '', newPassword: '', confirmPassword: '' };

function send(user: User, { currentPassword, newPassword }: PasswordChange) {
  return getApi().call(changePassword, { body: { userId: userIdOf(user), currentPassword, newPassword } });
}

export function ChangePasswordForm({ user }: { user: User }): ReactNode {
  const t = useTexts(passwordTexts);
  const [change, setChange] = useState(emptyChange);
  const [isDone, setIsDone] = useState(false);
  const id = useId();
  const { run, failure, errorOf, formRef } = useSubmit<HTMLDivElement>({
    texts: passwordFaults,
    refused: t('refused'),
    broken: t('broken'),
  });

  const submit = () =>
    run({
      faults: validatePasswordChange(change),
      send: () => send(user, change),
      onDone: () => {
        setIsDone(true);
        // The token died with the old password; the user reads the message before the login page appears.
        endSessionAfter('passwordChanged', limits.passwordChangeLogoutAfterMs);
      },
    });

  /** What tells a field's mistake, and what a new password has to have. */
  function descriptionOf(name: keyof PasswordChange): string | undefined {
    const parts = [...(errorOf(name) === undefined ? [] : [`${id}-message`]), ...(name === 'newPassword' ? [`${id}-demands`] : [])];
    return parts.join(' ') || undefined;
  }

  if (isDone) return <Alert role="status" type="success" showIcon title={t('changed')} />;
  return (
    <div ref={formRef}>
      <Form className={styles.form ?? ''} layout="vertical" onFinish={() => void submit()}>
        {/* Lets a password manager know whose password it is. */}
        <input type="text" hidden readOnly autoComplete="username" value={user.empNo} />
        {fields.map(({ name, label, autoComplete }) => {
          const isBlamed = errorOf(name) !== undefined;
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
        {failure !== null && (
          <Alert className={styles.message ?? ''} id={`${id}-message`} role="alert" type="error" showIcon title={failure.message} />
        )}
        <Button type="submit" look="primary">
          {t('submit')}
        </Button>
      </Form>
    </div>
  );
}
