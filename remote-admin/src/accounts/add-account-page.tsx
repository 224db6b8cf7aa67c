import { type ReactNode, type SubmitEvent, useState } from 'react';
import { companies } from 'shared-contracts/constant/company';
import { addAccount } from 'shared-contracts/endpoint/accounts/account-calls';
import type { User } from 'shared-contracts/entity/user';
import { useCall } from 'shared-ui/api';
import { Button } from 'shared-ui/control';
import { Alert } from 'shared-ui/display';
import { InputField, SelectField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/language';
import { useNavigate } from 'shared-ui/router';
import { DesignationField } from '../employees/designation-field';
import styles from '../form/form-page.module.css';
import { ChoicesField } from '../record/choices-field';
import { useSaving } from '../record/use-saving';
import { accountTexts } from '../text/account-texts';
import { recordTexts } from '../text/master-texts';
import { accountsPath } from './account-path';
import { grantableBy } from './grantable';

const emptyForm = { companyName: '', empNo: '', name: '', designation: '', officeCode: '', email: '', mobile: '', password: '' };
const plainFields = ['empNo', 'name', 'officeCode', 'email', 'mobile'] as const;
const optional: readonly string[] = ['email', 'mobile'];

/** /modules/accounts/new */
export function AddAccountPage({ user }: { readonly user: User }): ReactNode {
  const t = useTexts(accountTexts);
  const buttons = useTexts(recordTexts);
  const call = useCall();
  const navigate = useNavigate();
  const { failure, send } = useSaving();
  const [form, setForm] = useState<typeof emptyForm>({ ...emptyForm, companyName: user.companyName });
  const [permissions, setPermissions] = useState<readonly string[]>([]);
  const leave = () => void navigate(accountsPath);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send(() => call(addAccount, { body: { ...form, permissions: [...permissions] } }), leave);
  };
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{t('add')}</h1>
      <form className={styles.form} noValidate aria-label={t('add')} onSubmit={submit}>
        {failure !== null && <Alert type="error" showIcon title={t('failed', { message: failure })} />}
        <fieldset className={styles.group}>
          <SelectField
            name="companyName"
            label={t('companyName')}
            required
            choices={companies}
            value={form.companyName}
            onText={(companyName) => setForm({ ...form, companyName })}
          />
          {plainFields.map((name) => (
            <InputField
              key={name}
              name={name}
              label={t(name)}
              required={!optional.includes(name)}
              hint={name === 'officeCode' ? t('officeHint') : undefined}
              maxLength={200}
              value={form[name]}
              onText={(text) => setForm({ ...form, [name]: text })}
            />
          ))}
          <DesignationField value={form.designation} onChoose={(designation) => setForm({ ...form, designation })} />
          <InputField
            type="password"
            name="password"
            label={t('firstPassword')}
            hint={t('firstPasswordHint')}
            autoComplete="new-password"
            maxLength={128}
            value={form.password}
            onText={(password) => setForm({ ...form, password })}
          />
          <ChoicesField
            name="permissions"
            label={t('permissions')}
            hint={t('permissionsHint')}
            choices={grantableBy(user)}
            values={permissions}
            onValues={setPermissions}
          />
        </fieldset>
        <div className={styles.buttons}>
          <Button onClick={leave}>{buttons('cancel')}</Button>
          <Button type="submit" look="primary">
            {buttons('save')}
          </Button>
        </div>
      </form>
    </section>
  );
}
