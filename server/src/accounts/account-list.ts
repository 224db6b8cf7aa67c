// The list of employees' accounts in SQL.
import { accountFields } from 'shared-contracts/entity/account';
import type { ListSource } from '../grid/list-source';
import { tableColumns } from '../grid/table-columns';

const accounts = tableColumns(accountFields, {});

export const accountList: ListSource = {
  table: 'account_list',
  joins: {},
  columns: Object.values(accounts),
  defaultOrder: [{ column: accounts.companyName, direction: 'asc' }, { column: accounts.empNo, direction: 'asc' }],
  tieBreak: accounts.id,
};
