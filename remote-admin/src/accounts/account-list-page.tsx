import { type ReactNode, useMemo, useState } from 'react';
import { accountStates } from 'shared-contracts/constant/record-state';
import { listAccounts } from 'shared-contracts/endpoint/accounts/list-accounts';
import { accountFields, type AccountRow } from 'shared-contracts/entity/account';
import type { User } from 'shared-contracts/entity/user';
import { refreshEndpoint } from 'shared-ui/api';
import { IconButton } from 'shared-ui/control';
import { columnsIn, GridA, gridAColumn, type GridColumn, type GridSort } from 'shared-ui/grid';
import { type Translate, useTexts, wordChoices } from 'shared-ui/language';
import { accountTexts } from '../text/account-texts';
import { accountsPath } from './account-path';
import { AccountSheet } from './account-sheet';

const accountColumn = gridAColumn(accountFields);
const byCompany: GridSort = { field: accountFields.companyName.wire, direction: 'asc' };
const pageSize = 10;

function accountColumns(t: Translate<typeof accountTexts.english>, onManage: (row: AccountRow) => void): GridColumn<AccountRow>[] {
  const manage = (row: AccountRow) => <IconButton icon="settings" label={t('manage', { name: row.name })} onClick={() => onManage(row)} />;
  return [
    {
      ...accountColumn('id', { header: t('action'), card: 'icon', render: manage }),
      field: 'action',
      sortable: false,
      filterable: false,
      downloadable: false,
      canHide: false,
    },
    accountColumn('companyName', { header: t('companyName') }),
    accountColumn('empNo', { header: t('empNo'), card: 'tag' }),
    accountColumn('name', { header: t('name'), card: 'title' }),
    accountColumn('designation', { header: t('designation') }),
    accountColumn('officeCode', { header: t('officeCode'), visible: false }),
    accountColumn('officeName', { header: t('officeName') }),
    accountColumn('email', { header: t('email'), visible: false }),
    accountColumn('mobile', { header: t('mobile'), visible: false }),
    accountColumn('permissions', { header: t('permissions') }),
    accountColumn('state', { header: t('state'), options: wordChoices(accountStates) }),
  ];
}

/** /modules/accounts: who signs in, and what they may do. */
export function AccountListPage({ user }: { readonly user: User }): ReactNode {
  const t = useTexts(accountTexts);
  const [managed, setManaged] = useState<AccountRow | null>(null);
  const columns = useMemo(() => columnsIn(accountTexts, t, (words) => accountColumns(words, setManaged)), [t]);
  const links = useMemo(() => [{ label: t('add'), to: `${accountsPath}/new` }], [t]);
  const leave = () => {
    setManaged(null);
    refreshEndpoint(listAccounts);
  };
  return (
    <>
      <GridA
        gridId="accounts"
        title={t('title')}
        subtitle={t('subtitle')}
        columns={columns}
        endpoint={listAccounts}
        rowKey="id"
        pageSize={pageSize}
        defaultSort={byCompany}
        links={links}
        downloadName="Accounts.csv"
      />
      {managed !== null && <AccountSheet account={managed} user={user} onClose={() => setManaged(null)} onChanged={leave} />}
    </>
  );
}
