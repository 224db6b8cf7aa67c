import type { EndpointInput } from 'shared-contracts/endpoint';
import type { addAccount } from 'shared-contracts/endpoint/accounts/account-calls';
import { isStrongPassword, passwordMessages } from 'shared-contracts/rule/password';
import { guessableFault } from '../access/guessable-password';
import type { Principal } from '../access/principal';
import { lockAccount, setPassword } from '../accounts/account';
import { Refusal } from '../http/refusal';
import type { Services } from '../services/services';
import { requireGrantable } from './change-account';
import { writeRecord } from './write-record';

type Form = EndpointInput<typeof addAccount>['body'];

/** Adds an employee by the rules of the file; with a password, one that must be changed. */
export async function addEmployee(services: Services, caller: Principal, form: Form): Promise<void> {
  const { companyName, empNo, name, designation, officeCode, email, mobile, permissions, password } = form;
  const rule = isStrongPassword(password) ? null : passwordMessages.weak;
  const fault = password === '' ? null : (rule ?? guessableFault(password, { companyName, empNo }));
  if (fault !== null) throw new Refusal('ruleBroken', { message: fault, errors: [fault] });
  requireGrantable(caller, [], permissions);
  const passwordHash = password === '' ? null : await services.passwords.hash(password);
  await writeRecord(services, {
    kind: 'employees',
    caller,
    isNew: true,
    values: {
      company: companyName,
      emp_no: empNo,
      name,
      designation,
      office_code: officeCode,
      email,
      mobile,
      permissions: permissions.join(';'),
      active: 'true',
    },
  });
  if (passwordHash === null) return;
  await services.db.transaction().execute(async (trx) => {
    const account = await lockAccount(trx, companyName.toUpperCase(), empNo);
    if (account) await setPassword({ trx, actor: caller, at: services.now() }, account, passwordHash, true);
  });
}
