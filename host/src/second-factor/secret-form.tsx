import { Button, Form, Input, PasswordInput } from 'shared-ui/base';
import { Alert } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { useSubmit } from 'shared-ui/submit';
import { type ReactNode, useId, useState } from 'react';
import styles from './second-factor.module.css';
import { secondFactorFaults, secondFactorTexts } from './text';

interface Typed {
  readonly password: string;
  readonly code: string;
}

interface SecretFormProps<Answer> {
  /** What has to be typed. */
  readonly asks: readonly (keyof Typed)[];
  readonly submit: string;
  readonly send: (typed: Typed) => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
  readonly onCancel: () => void;
}

/** Asks for the password, a code, or both. What was typed stays after a refusal. */
export function SecretForm<Answer>({ asks, submit, send, onDone, onCancel }: SecretFormProps<Answer>): ReactNode {
  const t = useTexts(secondFactorTexts);
  const id = useId();
  const [typed, setTyped] = useState<Typed>({ password: '', code: '' });
  const { run, failure, errorOf, formRef } = useSubmit<HTMLDivElement>({ texts: secondFactorFaults });
  const propsOf = (name: keyof Typed) => ({
    id: `${id}-${name}`,
    name,
    'aria-required': true,
    'aria-invalid': errorOf(name) !== undefined,
    ...(errorOf(name) !== undefined && { 'aria-describedby': `${id}-message` }),
    value: typed[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => setTyped((before) => ({ ...before, [name]: target.value })),
  });
  return (
    <div ref={formRef}>
      <Form className={styles.form ?? ''} layout="vertical" onFinish={() => void run({ send: () => send(typed), onDone })}>
        {asks.includes('password') && (
          <Form.Item label={t('password')} htmlFor={`${id}-password`} required>
            <PasswordInput {...propsOf('password')} autoComplete="current-password" />
          </Form.Item>
        )}
        {asks.includes('code') && (
          <Form.Item label={t('code')} htmlFor={`${id}-code`} required>
            <Input {...propsOf('code')} autoComplete="one-time-code" spellCheck={false} maxLength={50} />
          </Form.Item>
        )}
        {failure !== null && <Alert id={`${id}-message`} role="alert" type="error" showIcon title={failure.message} />}
        <div className={styles.actions}>
          <Button type="submit" look="primary">{submit}</Button>
          <Button onClick={onCancel}>{t('cancel')}</Button>
        </div>
      </Form>
    </div>
  );
}
