import { companies } from 'shared-contracts/constant/company';
import { ApiError } from 'shared-contracts/client';
import { setUp } from 'shared-contracts/endpoint/setup/set-up';
import { type SetupField, type SetupForm as Form, validateSetup } from 'shared-contracts/rule/setup-form';
import { getApi } from 'shared-ui/client';
import { useTexts } from 'shared-ui/language';
import { withProcessing } from 'shared-ui/notice';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import plain from '../frame/plain-page.module.css';
import { FormField } from '../session/form-field';
import styles from './setup-page.module.css';
import { setupTexts } from './text';

const emptyForm: Form = { companyName: '', name: '', empNo: '', email: '', password: '' };

const inputs = [
  { name: 'name', type: 'text', autoComplete: 'name' },
  { name: 'empNo', type: 'text', autoComplete: 'username' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'password', type: 'password', autoComplete: 'new-password' },
] as const;

/** What the server said of a form that it did not take; null when it took it. */
async function send(token: string, form: Form, broken: string): Promise<string | null> {
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
  const element = useRef<HTMLFormElement>(null);

  function change(field: SetupField, value: string): void {
    setForm((before) => ({ ...before, [field]: value }));
    setMessages(({ [field]: _answered, ...others }) => others);
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const faults = validateSetup(form);
    setMessages(Object.fromEntries(faults.map(({ field, message }) => [field, message])));
    setRefusal(null);
    const [first] = faults;
    if (first) {
      element.current?.querySelector<HTMLElement>(`[name="${first.field}"]`)?.focus();
      return;
    }
    const answer = await withProcessing(send(token, form, t('broken')));
    if (answer === null) onMade();
    else setRefusal(answer);
  }

  return (
    <form ref={element} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <FormField label={t('company')} message={messages.companyName}>
        {(field) => (
          <select {...field} name="companyName" required value={form.companyName} onChange={(event) => change('companyName', event.target.value)}>
            <option value="">{t('selectCompany')}</option>
            {companies.map((company) => (
              <option key={company}>{company}</option>
            ))}
          </select>
        )}
      </FormField>
      {inputs.map(({ name, type, autoComplete }) => (
        <FormField key={name} label={t(name)} message={messages[name]}>
          {(field) => (
            <input
              {...field}
              name={name}
              type={type}
              required
              autoComplete={autoComplete}
              maxLength={200}
              value={form[name]}
              onChange={(event) => change(name, event.target.value)}
            />
          )}
        </FormField>
      ))}
      <p className={styles.rule}>{t('rule')}</p>
      {refusal !== null && (
        <p role="alert" className={styles.message}>
          {refusal}
        </p>
      )}
      <button type="submit" className={`${plain.action} ${styles.action}`}>
        {t('submit')}
      </button>
    </form>
  );
}
