import type { EndpointInput } from 'shared-contracts/endpoint';
import type { addAccount } from 'shared-contracts/endpoint/accounts/account-calls';
import { isStrongPassword } from 'shared-contracts/rule/password';
import { guessableFaults } from '../access/guessable-password';
import type { Principal } from '../access/principal';
import { refusal, refuseFaults } from '../http/refusal';
import { writeRecord } from '../master-data/write-record';
import type { Services } from '../services/services';
import { lockAccount, setPassword } from './account';
import { requireGrantable } from './change-account';

type Form = EndpointInput<typeof addAccount>['body'];

/** Adds an employee by the rules of the file; with a password, one that must be changed. */
export async function addEmployee(services: Services, caller: Principal, form: Form): Promise<void> {
  const { companyName, empNo, name, designation, officeCode, email, mobile, permissions, password } = form;
  if (password !== '') {
    if (!isStrongPassword(password)) throw refusal('ruleBroken', 'password.weak', undefined, 'password');
    refuseFaults(await guessableFaults(password, { companyName, empNo }, 'password'));
  }
  requireGrantable(caller, [], permissions);
  const passwordHash = password === '' ? null : await services.passwords.hash(password);
  await writeRecord(services, {
    kind: 'employees',
    caller,
    isNew: true,
    fieldNames: { company: 'companyName', emp_no: 'empNo', office_code: 'officeCode' },
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
