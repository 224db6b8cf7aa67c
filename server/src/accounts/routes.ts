import { fileNames } from 'shared-contracts/constant/limit';
import {
  activateAccount,
  addAccount,
  changePermissions,
  deactivateAccount,
  endAccountSessions as endSessionsCall,
  removeAccountSecondFactor as removeFactorCall,
  setAccountPassword as setPasswordCall,
} from 'shared-contracts/endpoint/accounts/account-calls';
import {
  endAccountSession as endSessionCall,
  listAccountSessions as listSessionsCall,
} from 'shared-contracts/endpoint/accounts/account-sessions';
import { listAccounts } from 'shared-contracts/endpoint/accounts/list-accounts';
import type { AccountRow } from 'shared-contracts/entity/account';
import { managedScope } from '../access/suite-scope';
import { answerGridA } from '../grid/answer-grid-a';
import type { Router } from '../http/router';
import { success } from '../http/success';
import type { Services } from '../services/services';
import { accountList } from './account-list';
import { addEmployee } from './add-account';
import {
  changeAccountPermissions,
  endAccountSession,
  endAccountSessions,
  listAccountSessions,
  removeAccountSecondFactor,
  setAccountActive,
  setAccountPassword,
} from './change-account';

export function registerAccounts(router: Router, services: Services): void {
  router.handle(listAccounts, async ({ input: { query }, caller: { principal: { employeeId, user } }, left }) => {
    const reader = { id: employeeId, left };
    const scope = managedScope(user, 'o.office_code');
    return answerGridA<AccountRow>(services, { query, source: accountList, scope, fileName: fileNames.employees, reader });
  });
  router.handle(addAccount, async ({ input: { body }, caller: { principal } }) => {
    await addEmployee(services, principal, body);
    return success('account.added');
  });
  router.handle(changePermissions, async ({ input: { params, body }, caller: { principal } }) => {
    await changeAccountPermissions(services, principal, params.id, body.permissions);
    return success('account.permissionsUpdated');
  });
  router.handle(deactivateAccount, async ({ input: { params }, caller: { principal } }) => {
    await setAccountActive(services, principal, params.id, false);
    return success('account.deactivated');
  });
  router.handle(activateAccount, async ({ input: { params }, caller: { principal } }) => {
    await setAccountActive(services, principal, params.id, true);
    return success('account.activated');
  });
  router.handle(endSessionsCall, async ({ input: { params }, caller: { principal } }) => {
    await endAccountSessions(services, principal, params.id);
    return success('account.signedOut');
  });
  router.handle(listSessionsCall, ({ input: { params }, caller }) => listAccountSessions(services, caller, params.id));
  router.handle(removeFactorCall, async ({ input: { params }, caller: { principal } }) => {
    await removeAccountSecondFactor(services, principal, params.id);
    return success('account.secondFactorRemoved');
  });
  router.handle(endSessionCall, async ({ input: { params }, caller: { principal } }) => {
    await endAccountSession(services, principal, params.id, params.session);
    return success('session.isEnded');
  });
  router.handle(setPasswordCall, async ({ input: { params, body }, caller: { principal } }) => {
    await setAccountPassword(services, principal, params.id, body.password);
    return success('account.passwordSet');
  });
}
