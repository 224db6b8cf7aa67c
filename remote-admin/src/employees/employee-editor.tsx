import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { limits } from 'shared-contracts/constant/limit';
import type { Employee } from 'shared-contracts/entity/employee';
import type { EmployeeForm } from 'shared-contracts/rule/employee-form';
import { Button } from 'shared-ui/control';
import { useTexts } from 'shared-ui/language';
import { showMessage } from 'shared-ui/notice';
import { useNavigate } from 'shared-ui/router';
import { InputField } from 'shared-ui/form';
import styles from '../form/form-page.module.css';
import { employeeTexts, texts } from '../text';
import { DesignationField } from './designation-field';
import { draftOf, withPlace } from './employee-draft';
import { fieldOfMessage } from './field-of-message';
import { PlaceOfWorkFields } from './place-of-work-fields';
import { SaveFailureMessage } from './save-failure-message';
import { useSaveEmployee } from './use-save-employee';

/** The form of one employee. */
export function EmployeeEditor({ id, employee }: { readonly id: number; readonly employee: Employee }): ReactNode {
  const t = useTexts(employeeTexts);
  const shared = useTexts(texts);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => draftOf(employee));
  const { failure, isSaved, run } = useSaveEmployee({ id, draft, setDraft, employee });
  const { designation, email, mobile, newPassword, confirmPassword } = draft.form;
  const invalid = failure === null ? null : fieldOfMessage(failure.message, draft.form);
  const change = (field: keyof EmployeeForm) => (text: string) => setDraft((before) => ({ ...before, form: { ...before.form, [field]: text } }));
  const leave = () => navigate('/employee');

  const finish = useEffectEvent(() => {
    void showMessage(t('savedTitle'), t('saved'));
    leave();
  });
  useEffect(() => {
    if (!isSaved) return undefined;
    const timer = setTimeout(() => finish(), limits.employeeSavedAlertAfterMs);
    return () => clearTimeout(timer);
  }, [isSaved]);

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isSaved) return;
    const message = await run();
    const field = message === null ? null : fieldOfMessage(message, draft.form);
    if (field !== null) form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  }

  return (
    <form ref={form} className={styles.form} noValidate aria-label={t('title')} onSubmit={(event) => void submit(event)}>
      <fieldset className={styles.group}>
        <legend>{t('details')}</legend>
        <InputField label={t('name')} name="name" value={employee.name} readOnly />
        <InputField label={t('empNo')} name="empNo" value={employee.emp_no} readOnly />
        <DesignationField value={designation} isInvalid={invalid === 'designation'} onChoose={change('designation')} />
        <div className={styles.double}>
          <InputField label={t('email')} name="email" type="email" inputMode="email" maxLength={200} value={email} isInvalid={invalid === 'email'} onText={change('email')} />
        </div>
        <InputField label={t('mobile')} name="mobile" type="tel" inputMode="numeric" maxLength={20} value={mobile} isInvalid={invalid === 'mobile'} onText={change('mobile')} />
      </fieldset>
      <PlaceOfWorkFields place={draft.place} onSelect={(hit) => setDraft((before) => withPlace(before, hit))} />
      <fieldset className={`${styles.group} ${styles.pair}`}>
        <legend>{t('password')}</legend>
        <InputField
          label={t('newPassword')}
          hint={t('passwordHint')}
          name="newPassword"
          type="password"
          autoComplete="new-password"
          maxLength={128}
          value={newPassword}
          isInvalid={invalid === 'newPassword'}
          onText={change('newPassword')}
        />
        <InputField
          label={t('confirmPassword')}
          name="confirmPassword"
          type="password"
          autoComplete="new-password"
          maxLength={128}
          value={confirmPassword}
          isInvalid={invalid === 'confirmPassword'}
          onText={change('confirmPassword')}
        />
      </fieldset>
      {failure !== null && <SaveFailureMessage failure={failure} />}
      <div className={styles.buttons}>
        <Button onClick={leave}>{shared('cancel')}</Button>
        <Button type="submit" look="primary" disabled={isSaved}>
          {shared('submit')}
        </Button>
      </div>
    </form>
  );
}
