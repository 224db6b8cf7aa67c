import { companies } from 'shared-contracts/constant/company';
import { ApiError } from 'shared-contracts/client';
import { setUp } from 'shared-contracts/endpoint/setup/set-up';
import { type SetupField, type SetupForm as Values, validateSetup } from 'shared-contracts/rule/setup-form';
import { Button, Form, Input, PasswordInput, Select } from 'shared-ui/base';
import { getApi } from 'shared-ui/client';
import { Alert } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { withProcessing } from 'shared-ui/notice';
import { type ReactNode, useId, useState } from 'react';
import styles from './setup-page.module.css';
import { setupTexts } from './text';

const emptyForm: Values = { companyName: '', name: '', empNo: '', email: '', password: '' };

const inputs = [
  { name: 'name', type: 'text', autoComplete: 'name' },
  { name: 'empNo', type: 'text', autoComplete: 'username' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'password', type: 'password', autoComplete: 'new-password' },
] as const;

/** What the server said of a form that it did not take; null when it took it. */
async function send(token: string, form: Values, broken: string): Promise<string | null> {
  try {
    await getApi().call(setUp, { body: { token, ...form } });
    return null;
  } catch (error) {
    return error instanceof ApiError && error.kind === 'http' ? error.message : broken;
  }
}

interface SetupFormProps {
  readonly token: string;
  readonly onMade: () => void;
}

export function SetupForm({ token, onMade }: SetupFormProps): ReactNode {
  const t = useTexts(setupTexts);
  const [form, setForm] = useState(emptyForm);
  const [messages, setMessages] = useState<Partial<Record<SetupField, string>>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const id = useId();

  function change(field: SetupField, value: string): void {
    setForm((before) => ({ ...before, [field]: value }));
    setMessages(({ [field]: _answered, ...others }) => others);
  }

  async function submit(): Promise<void> {
    const faults = validateSetup(form);
    setMessages(Object.fromEntries(faults.map(({ field, message }) => [field, message])));
    setRefusal(null);
    const [first] = faults;
    if (first) {
      document.getElementById(`${id}-${first.field}`)?.focus();
      return;
    }
    const answer = await withProcessing(send(token, form, t('broken')));
    if (answer === null) onMade();
    else setRefusal(answer);
  }

  const item = (name: SetupField) => ({
    label: t(name === 'companyName' ? 'company' : name),
    htmlFor: `${id}-${name}`,
    required: true,
    validateStatus: messages[name] === undefined ? ('' as const) : ('error' as const),
    help: messages[name] && <span id={`${id}-${name}-message`}>{messages[name]}</span>,
  });
  const control = (name: SetupField) => ({
    id: `${id}-${name}`,
    'aria-required': true,
    'aria-invalid': messages[name] !== undefined,
    ...(messages[name] !== undefined && { 'aria-describedby': `${id}-${name}-message` }),
  });

  return (
    <Form layout="vertical" size="large" requiredMark={false} onFinish={() => void submit()}>
      <Form.Item {...item('companyName')}>
        <Select
          {...control('companyName')}
          showSearch
          placeholder={t('selectCompany')}
          value={form.companyName || null}
          onChange={(value) => change('companyName', value ?? '')}
          options={companies.map((value) => ({ value, label: value }))}
        />
      </Form.Item>
      {inputs.map(({ name, type, autoComplete }) => {
        const Control = type === 'password' ? PasswordInput : Input;
        return (
          <Form.Item key={name} {...item(name)}>
            <Control
              {...control(name)}
              name={name}
              {...(type !== 'password' && { type })}
              autoComplete={autoComplete}
              maxLength={200}
              value={form[name]}
              onChange={({ target }) => change(name, target.value)}
            />
          </Form.Item>
        );
      })}
      <p className={styles.rule}>{t('rule')}</p>
      {refusal !== null && <Alert className={styles.message ?? ''} role="alert" type="error" showIcon title={refusal} />}
      <Button type="submit" look="primary" block>
        {t('submit')}
      </Button>
    </Form>
  );
}
