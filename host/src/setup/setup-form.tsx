import { companies } from 'shared-contracts/constant/company';
import { setUp } from 'shared-contracts/endpoint/setup/set-up';
import { type SetupField, type SetupForm as Values, validateSetup } from 'shared-contracts/rule/setup-form';
import { Button, Form, Input, PasswordInput, Select } from 'shared-ui/base';
import { getApi } from 'shared-ui/client';
import { Alert } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { useSubmit } from 'shared-ui/submit';
import { type ReactNode, useId, useState } from 'react';
import styles from './setup-page.module.css';
import { setupFaults, setupTexts } from './text';

const emptyForm: Values = { companyName: '', name: '', empNo: '', email: '', password: '' };

const inputs = [
  { name: 'name', type: 'text', autoComplete: 'name' },
  { name: 'empNo', type: 'text', autoComplete: 'username' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'password', type: 'password', autoComplete: 'new-password' },
] as const;

interface SetupFormProps {
  readonly token: string;
  readonly onMade: () => void;
  /** Somebody else has made the first administrator meanwhile. */
  readonly onTaken: () => void;
}

export function SetupForm({ token, onMade, onTaken }: SetupFormProps): ReactNode {
  const t = useTexts(setupTexts);
  const [form, setForm] = useState(emptyForm);
  const id = useId();
  const { run, failure, errorOf, forget, formRef } = useSubmit<HTMLDivElement>({ texts: setupFaults });

  function change(field: SetupField, value: string): void {
    setForm((before) => ({ ...before, [field]: value }));
    forget(field);
  }

  const submit = () =>
    run({
      faults: validateSetup(form),
      send: () => getApi().call(setUp, { body: { token, ...form } }),
      onDone: onMade,
      onConflict: onTaken,
    });

  const item = (name: SetupField) => ({
    label: t(name === 'companyName' ? 'company' : name),
    htmlFor: `${id}-${name}`,
    required: true,
    'data-field': name,
    validateStatus: errorOf(name) === undefined ? ('' as const) : ('error' as const),
    help: errorOf(name) && <span id={`${id}-${name}-message`}>{errorOf(name)}</span>,
  });
  const control = (name: SetupField) => ({
    id: `${id}-${name}`,
    'aria-required': true,
    'aria-invalid': errorOf(name) !== undefined,
    ...(errorOf(name) !== undefined && { 'aria-describedby': `${id}-${name}-message` }),
  });

  return (
    <div ref={formRef}>
      <Form layout="vertical" size="large" requiredMark={false} noValidate onFinish={() => void submit()}>
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
        {failure !== null && failure.fields.size === 0 && (
          <Alert className={styles.message ?? ''} role="alert" type="error" showIcon title={failure.message} />
        )}
        <Button type="submit" look="primary" block>
          {t('submit')}
        </Button>
      </Form>
    </div>
  );
}
