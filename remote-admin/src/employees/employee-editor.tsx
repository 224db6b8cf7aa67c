import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { limits } from 'shared-contracts/constant/limit';
import type { Employee } from 'shared-contracts/entity/employee';
import type { EmployeeForm } from 'shared-contracts/rule/employee-form';
import { Button } from 'shared-ui/control';
import { useTexts } from 'shared-ui/language';
import { showMessage } from 'shared-ui/notice';
import { useNavigate } from 'shared-ui/router';
import { draftKey, givingUp, InputField, readDraft, UnsavedGuard } from 'shared-ui/form';
import styles from '../form/form-page.module.css';
import { ResumedNote } from '../form/resumed-note';
import { employeeTexts, texts } from '../text/admin-texts';
import { DesignationField } from './designation-field';
import { draftOf, keptDraftSchema, keptOf, resumedDraft, withPlace } from './employee-draft';
import { PlaceOfWorkFields } from './place-of-work-fields';
import { SaveFailureMessage } from './save-failure-message';
import { useSaveEmployee } from './use-save-employee';

const passwordFields = ['newPassword', 'confirmPassword'] as const;
const isPassword = (field: keyof EmployeeForm) => passwordFields.some((name) => name === field);

/** The form of one employee. */
export function EmployeeEditor({ id, employee }: { readonly id: number; readonly employee: Employee }): ReactNode {
  const t = useTexts(employeeTexts);
  const shared = useTexts(texts);
  const navigate = useNavigate();
  const [storageKey] = useState(() => draftKey('employee-draft', String(id)));
  const [resumed] = useState(() => readDraft(storageKey, keptDraftSchema));
  const [draft, setDraft] = useState(() => (resumed ? resumedDraft(resumed) : draftOf(employee)));
  const { submit, isSaved, seen, run } = useSaveEmployee({ id, draft, setDraft, employee: resumed?.seen ?? employee });
  const { failure, errorOf, forget, formRef } = submit;
  const { designation, email, mobile, newPassword, confirmPassword } = draft.form;
  const kept = useMemo(() => (isSaved ? null : keptOf(draft, seen)), [isSaved, draft, seen]);
  const hasSecret = !isSaved && (newPassword !== '' || confirmPassword !== '');
  const change = (field: keyof EmployeeForm) => (text: string) => {
    setDraft((before) => ({ ...before, form: { ...before.form, [field]: text } }));
    // Both say together whether they match.
    forget(...(isPassword(field) ? passwordFields : [field]));
  };
  /** A message stands at its field, and is told as soon as it does. */
  const errorAt = (field: keyof EmployeeForm) => ({ announcesError: true, error: errorOf(field) });
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

  function save(event: SubmitEvent): void {
    event.preventDefault();
    if (!isSaved) void run();
  }

  return (
    <form ref={formRef} className={styles.form} noValidate aria-label={t('title')} onSubmit={save}>
      <UnsavedGuard storageKey={storageKey} isChanged={kept !== null || hasSecret} draft={kept} hasSecret={hasSecret} />
      {resumed !== null && kept !== null && <ResumedNote />}
      <fieldset className={styles.group}>
        <legend>{t('details')}</legend>
        <InputField label={t('name')} name="name" value={employee.name} readOnly />
        <InputField label={t('empNo')} name="empNo" value={employee.empNo} readOnly />
        <DesignationField value={designation} required {...errorAt('designation')} onChoose={change('designation')} />
        <div className={styles.double}>
          <InputField
            label={t('email')}
            name="email"
            required
            type="email"
            inputMode="email"
            maxLength={200}
            value={email}
            {...errorAt('email')}
            onText={change('email')}
          />
        </div>
        <InputField
          label={t('mobile')}
          name="mobile"
          required
          type="tel"
          inputMode="numeric"
          maxLength={20}
          value={mobile}
          {...errorAt('mobile')}
          onText={change('mobile')}
        />
      </fieldset>
      <PlaceOfWorkFields
        place={draft.place}
        error={errorAt('organizationCode').error}
        onSelect={(hit) => {
          setDraft((before) => withPlace(before, hit));
          forget('organizationCode');
        }}
      />
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
          {...errorAt('newPassword')}
          onText={change('newPassword')}
        />
        <InputField
          label={t('confirmPassword')}
          name="confirmPassword"
          type="password"
          autoComplete="new-password"
          maxLength={128}
          value={confirmPassword}
          {...errorAt('confirmPassword')}
          onText={change('confirmPassword')}
        />
      </fieldset>
      {failure !== null && failure.fields.size === 0 && <SaveFailureMessage failure={failure} />}
      <div className={styles.buttons}>
        <Button onClick={() => navigate('/employee', { state: givingUp })}>{shared('cancel')}</Button>
        <Button type="submit" look="primary" disabled={isSaved}>
          {shared('submit')}
        </Button>
      </div>
    </form>
  );
}
