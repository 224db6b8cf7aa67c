import { companies } from 'shared-contracts/constant/company';
import { type LoginField, loginLengths, missingLoginFields, tooLongLoginFields } from 'shared-contracts/rule/login';
import { useTexts } from 'shared-ui/language';
import { notify, withProcessing } from 'shared-ui/notice';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { useConfiguration } from '../configuration/use-configuration';
import { FormField } from './form-field';
import styles from './login-form.module.css';
import { type LoginForm as Form, signInByPassword } from './sign-in';
import { sessionTexts } from './text';

type Messages = Partial<Record<LoginField, string>>;

const emptyForm: Form = { companyName: '', empNo: '', password: '' };

function byField(faults: readonly { field: LoginField; message: string }[]): Messages {
  return Object.fromEntries(faults.map(({ field, message }) => [field, message]));
}

/** One more than the call takes: whoever pastes too much is told, instead of signing in with a part of it. */
const inputLength = (field: keyof typeof loginLengths): number => loginLengths[field] + 1;

/** What was typed stays after a refusal; only the messages of fields that are filled again go. */
export function LoginForm({ onSigningIn }: { onSigningIn: () => void }): ReactNode {
  const t = useTexts(sessionTexts);
  const { forgotPasswordUrl } = useConfiguration();
  const [form, setForm] = useState(emptyForm);
  const [messages, setMessages] = useState<Messages>({});
  const element = useRef<HTMLFormElement>(null);

  function change(field: LoginField, value: string): void {
    const changed = { ...form, [field]: value };
    setForm(changed);
    const tooLong = tooLongLoginFields(changed).filter((fault) => fault.field === field);
    setMessages(({ [field]: _answered, ...others }) => ({ ...others, ...byField(tooLong) }));
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const faults = [...missingLoginFields(form), ...tooLongLoginFields(form)];
    setMessages(byField(faults));
    const first = faults[0]?.field;
    if (first !== undefined) {
      element.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    onSigningIn();
    const result = await withProcessing(signInByPassword(form));
    if (!result.ok) notify.failure(result.messages);
  }

  return (
    <form ref={element} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <FormField label={t('company')} message={messages.companyName}>
        {(field) => (
          <span className={styles.select}>
            <select {...field} name="companyName" required autoFocus autoComplete="organization" value={form.companyName} onChange={(event) => change('companyName', event.target.value)}>
              <option value="">{t('selectCompany')}</option>
              {companies.map((company) => (
                <option key={company}>{company}</option>
              ))}
            </select>
          </span>
        )}
      </FormField>
      <FormField label={t('username')} message={messages.empNo}>
        {(field) => (
          <input
            {...field}
            name="empNo"
            required
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={inputLength('empNo')}
            placeholder={t('enterUsername')}
            value={form.empNo}
            onChange={(event) => change('empNo', event.target.value)}
          />
        )}
      </FormField>
      <FormField label={t('password')} message={messages.password}>
        {(field) => (
          <input
            {...field}
            name="password"
            type="password"
            required
            autoComplete="current-password"
            maxLength={inputLength('password')}
            placeholder={t('enterPassword')}
            value={form.password}
            onChange={(event) => change('password', event.target.value)}
          />
        )}
      </FormField>
      <button type="submit" className={styles.submit}>
        {t('login')}
      </button>
      <a className={styles.forgot} href={forgotPasswordUrl} target="_blank" rel="noopener noreferrer">
        {t('forgotPassword')}
      </a>
    </form>
  );
}
