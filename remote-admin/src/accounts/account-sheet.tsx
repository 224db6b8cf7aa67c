import { type ReactNode, type SubmitEvent, useState } from 'react';
import {
  activateAccount,
  changePermissions,
  deactivateAccount,
  endAccountSessions,
  setAccountPassword,
} from 'shared-contracts/endpoint/accounts/account-calls';
import type { AccountRow } from 'shared-contracts/entity/account';
import type { User } from 'shared-contracts/entity/user';
import { useCall } from 'shared-ui/api';
import { Button } from 'shared-ui/control';
import { Alert } from 'shared-ui/display';
import { InputField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/language';
import { SideSheet } from 'shared-ui/overlay';
import { DraftGuard, useDraft } from '../form/use-draft';
import { ChoicesField } from '../record/choices-field';
import { ConfirmButton } from '../record/confirm-button';
import { useSaving } from '../record/use-saving';
import { accountTexts } from '../text/account-texts';
import { AccountSessions } from './account-sessions';
import styles from './account-sheet.module.css';
import { grantableBy, mayActOn, permissionsOf } from './grantable';

interface AccountSheetProps {
  readonly account: AccountRow;
  readonly user: User;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Permissions as a draft keeps them: their order says nothing. */
const asText = (permissions: readonly string[]) => permissions.toSorted().join(';');

function usePermissionDraft(account: AccountRow) {
  const [start] = useState({ permissions: asText(permissionsOf(account)) });
  const draft = useDraft('permissions-draft', String(account.id), start);
  const permissions = permissionsOf({ ...start, ...draft.values });
  return { draft, permissions, choose: (chosen: readonly string[]) => draft.change({ permissions: asText(chosen) }) };
}

function AccountActions({ account, user, onChanged }: Omit<AccountSheetProps, 'onClose'>): ReactNode {
  const t = useTexts(accountTexts);
  const call = useCall();
  const { failure, send } = useSaving();
  const { draft, permissions, choose } = usePermissionDraft(account);
  const [password, setPassword] = useState('');
  const { name } = account;
  const params = { id: account.id };
  const lost = permissionsOf(account).filter((one) => !permissions.includes(one));
  const isChanged = Object.keys(draft.changes).length > 0;
  const saved = () => {
    draft.discard();
    onChanged();
  };
  const savePermissions = () => void send(() => call(changePermissions, { params, body: { permissions: [...permissions] } }), saved);
  const savePassword = (event: SubmitEvent) => {
    event.preventDefault();
    void send(() => call(setAccountPassword, { params, body: { password } }), onChanged);
  };
  return (
    <>
      <DraftGuard draft={draft} hasSecret={password !== ''} />
      {failure !== null && <Alert type="error" showIcon title={t('failed', { message: failure })} />}
      <section className={styles.part} aria-label={t('permissions')}>
        <ChoicesField
          name="permissions"
          label={t('permissions')}
          hint={t('permissionsHint')}
          choices={grantableBy(user)}
          values={permissions}
          onValues={choose}
        />
        <div className={styles.row}>
          {lost.length === 0 && (
            <Button disabled={!isChanged} onClick={savePermissions}>
              {t('savePermissions')}
            </Button>
          )}
          {lost.length > 0 && (
            <ConfirmButton
              label={t('savePermissions')}
              question={t('takeQuestion', { name, permissions: lost.join(', ') })}
              hint={t('takeHint')}
              onConfirm={savePermissions}
            />
          )}
          {isChanged && <Button onClick={draft.discard}>{t('discard')}</Button>}
        </div>
      </section>
      <form className={styles.part} noValidate aria-label={t('setPassword')} onSubmit={savePassword}>
        <InputField
          type="password"
          name="password"
          label={t('newPassword')}
          hint={t('passwordHint')}
          autoComplete="new-password"
          maxLength={128}
          required
          value={password}
          onText={setPassword}
        />
        <Button type="submit">{t('setPassword')}</Button>
      </form>
      <AccountSessions id={account.id} name={name} />
      <section className={styles.buttons} aria-label={t('access')}>
        <ConfirmButton
          label={t('endSessions')}
          question={t('endQuestion', { name })}
          hint={t('endHint')}
          onConfirm={() => void send(() => call(endAccountSessions, { params }), onChanged)}
        />
        {account.state === 'Deactivated' ? (
          <Button onClick={() => void send(() => call(activateAccount, { params }), onChanged)}>{t('activate')}</Button>
        ) : (
          <ConfirmButton
            label={t('deactivate')}
            question={t('deactivateQuestion', { name })}
            hint={t('deactivateHint')}
            onConfirm={() => void send(() => call(deactivateAccount, { params }), onChanged)}
          />
        )}
      </section>
    </>
  );
}

/** What an administrator does to one account. */
export function AccountSheet({ account, user, onClose, onChanged }: AccountSheetProps): ReactNode {
  const t = useTexts(accountTexts);
  const facts = [account.companyName, account.empNo, account.designation, account.officeName, account.state];
  return (
    <SideSheet title={account.name} onClose={onClose}>
      <p className={styles.lead}>{facts.filter((fact) => fact !== null && fact !== '').join(' · ')}</p>
      {mayActOn(user, account) ? (
        <AccountActions account={account} user={user} onChanged={onChanged} />
      ) : (
        <Alert type="info" role="note" showIcon title={t('outranked', { permissions: permissionsOf(account).join(', ') })} />
      )}
    </SideSheet>
  );
}
