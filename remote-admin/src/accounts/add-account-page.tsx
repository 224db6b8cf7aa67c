import { type ReactNode, type SubmitEvent, useState } from 'react';
import { companies } from 'shared-contracts/constant/company';
import { limits } from 'shared-contracts/constant/limit';
import { addAccount } from 'shared-contracts/endpoint/accounts/account-calls';
import type { User } from 'shared-contracts/entity/user';
import { useCall } from 'shared-ui/api';
import { Button } from 'shared-ui/control';
import { Alert } from 'shared-ui/display';
import { givingUp, InputField, SelectField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/language';
import { useNavigate } from 'shared-ui/router';
import { DesignationField } from '../employees/designation-field';
import styles from '../form/form-page.module.css';
import { DraftGuard, useDraft } from '../form/use-draft';
import { OfficeField } from '../search/office-field';
import { ChoicesField } from '../record/choices-field';
import { useSaving } from '../record/use-saving';
import { accountTexts } from '../text/account-texts';
import { recordTexts } from '../text/master-texts';
import { accountsPath } from './account-path';
import { grantableBy, permissionsOf } from './grantable';

const emptyForm = { companyName: '', empNo: '', name: '', designation: '', officeCode: '', email: '', mobile: '', permissions: '' };

/** /modules/accounts/new */
export function AddAccountPage({ user }: { readonly user: User }): ReactNode {
  const t = useTexts(accountTexts);
  const buttons = useTexts(recordTexts);
  const call = useCall();
  const navigate = useNavigate();
  const { failure, send } = useSaving();
  const [start] = useState({ ...emptyForm, companyName: user.companyName });
  const draft = useDraft('account-draft', 'new', start);
  const [password, setPassword] = useState('');
  const form = { ...emptyForm, ...draft.values };
  const leave = () => void navigate(accountsPath, { state: givingUp });
  const text = (name: keyof typeof emptyForm) => ({
    name,
    label: t(name),
    value: form[name],
    onText: (value: string) => draft.change({ [name]: value }),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const { permissions, ...facts } = form;
    void send(() => call(addAccount, { body: { ...facts, password, permissions: [...permissionsOf({ permissions })] } }), leave);
  };
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{t('add')}</h1>
      <form className={styles.form} noValidate aria-label={t('add')} onSubmit={submit}>
        <DraftGuard draft={draft} hasSecret={password !== ''} />
        <fieldset className={styles.group}>
          <legend>{t('person')}</legend>
          <SelectField {...text('companyName')} required choices={companies} />
          <InputField {...text('empNo')} required maxLength={64} />
          <InputField {...text('name')} required maxLength={200} />
          <DesignationField value={form.designation} onChoose={(designation) => draft.change({ designation })} />
          <div className={styles.double}>
            <OfficeField {...text('officeCode')} required />
          </div>
          <InputField {...text('email')} type="email" inputMode="email" maxLength={200} />
          <InputField {...text('mobile')} type="tel" inputMode="numeric" maxLength={limits.mobileDigits} />
        </fieldset>
        <fieldset className={`${styles.group} ${styles.pair}`}>
          <legend>{t('access')}</legend>
          <ChoicesField
            name="permissions"
            label={t('permissions')}
            hint={t('permissionsHint')}
            choices={grantableBy(user)}
            values={permissionsOf(form)}
            onValues={(permissions) => draft.change({ permissions: permissions.join(';') })}
          />
          <InputField
            type="password"
            name="password"
            label={t('firstPassword')}
            hint={t('firstPasswordHint')}
            autoComplete="new-password"
            maxLength={128}
            value={password}
            onText={setPassword}
          />
        </fieldset>
        {failure !== null && <Alert type="error" showIcon title={t('failed', { message: failure })} />}
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
