import { ApiError } from 'shared-contracts/client';
import { companies } from 'shared-contracts/constant/company';
import { type LoginFault, type LoginField, loginLengths, missingLoginFields, tooLongLoginFields } from 'shared-contracts/rule/login';
import { Button, Form, Input, PasswordInput, Select } from 'shared-ui/base';
import { useTexts } from 'shared-ui/language';
import { notify } from 'shared-ui/notice';
import { faultText, useSubmit } from 'shared-ui/submit';
import { type ReactNode, useState } from 'react';
import { useConfiguration } from '../configuration/use-configuration';
import styles from './login-form.module.css';
import { type LoginForm as Values, signInByPassword } from './sign-in';
import { loginFaults, sessionTexts } from './text';

const emptyForm: Values = { companyName: '', empNo: '', password: '' };
const options = companies.map((value) => ({ value, label: value }));

/** One more than the call takes: users who paste too much are told, instead of signing in with a part of it. */
const inputLength = (field: keyof typeof loginLengths): number => loginLengths[field] + 1;

/** Fingers choose from the list; a keyboard on the screen would only cover it. */
const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches;

type FindFaults = (form: Values) => readonly LoginFault[];

function rule(name: LoginField, find: FindFaults, validateTrigger: 'onSubmit' | 'onChange') {
  const validator = (_rule: unknown, value: string | undefined): Promise<void> => {
    const fault = find({ ...emptyForm, [name]: value ?? '' }).find(({ field }) => field === name);
    return fault === undefined ? Promise.resolve() : Promise.reject(new Error(faultText(loginFaults, fault) ?? fault.code));
  };
  return { validator, validateTrigger };
}

/** What is missing is said at submit, what is too long at once. A message goes when its field changes. */
const itemOf = (name: LoginField) => ({
  name,
  required: true,
  validateTrigger: ['onChange', 'onSubmit'],
  rules: [rule(name, missingLoginFields, 'onSubmit'), rule(name, tooLongLoginFields, 'onChange')],
});

/** What was typed stays after a refusal. */
export function LoginForm({ onSigningIn }: { onSigningIn: () => void }): ReactNode {
  const t = useTexts(sessionTexts);
  const { forgotPasswordUrl } = useConfiguration();

  // Asked for only after a right password of an account with two-step sign-in.
  const [needsCode, setNeedsCode] = useState(false);

  const { run } = useSubmit({ texts: loginFaults, isSignIn: true, tell: ({ messages }) => notify.failure(messages) });

  async function send(values: Partial<Values>): Promise<void> {
    onSigningIn();
    try {
      await signInByPassword({ ...emptyForm, ...values });
    } catch (error) {
      if (error instanceof ApiError && error.faults.some(({ code }) => code === 'login.codeNeeded')) setNeedsCode(true);
      throw error;
    }
  }

  return (
    <Form
      className={styles.form ?? ''}
      layout="vertical"
      size="large"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      onFinish={(values: Partial<Values>) => void run({ send: () => send(values), onDone: () => undefined })}
    >
      <Form.Item {...itemOf('companyName')} label={t('company')}>
        <Select autoFocus showSearch={!isTouched()} aria-required placeholder={t('selectCompany')} options={options} />
      </Form.Item>
      <Form.Item {...itemOf('empNo')} label={t('username')}>
        <Input
          name="empNo"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={inputLength('empNo')}
          placeholder={t('enterUsername')}
        />
      </Form.Item>
      <Form.Item {...itemOf('password')} label={t('password')}>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          maxLength={inputLength('password')}
          placeholder={t('enterPassword')}
        />
      </Form.Item>
      {needsCode && (
        <Form.Item name="code" label={t('code')} required>
          <Input
            name="code"
            autoFocus
            autoComplete="one-time-code"
            spellCheck={false}
            maxLength={50}
            placeholder={t('enterCode')}
          />
        </Form.Item>
      )}
      <Button type="submit" look="primary" block>
        {t('login')}
      </Button>
      <a className={styles.forgot} href={forgotPasswordUrl} target="_blank" rel="noopener noreferrer">
        {t('forgotPassword')}
      </a>
    </Form>
  );
}
