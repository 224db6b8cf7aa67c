import { sql } from 'kysely';
import type { EndpointInput } from 'shared-contracts/endpoint';
import type { setUp } from 'shared-contracts/endpoint/setup/set-up';
import { companySchema } from 'shared-contracts/constant/company';
import { superAdminNames } from 'shared-contracts/rule/permission';
import { validateSetup } from 'shared-contracts/rule/setup-form';
import * as v from 'valibot';
import { addAccount, ensureCompanyOffice } from '../accounts/account';
import { advisoryLock } from '../database/advisory-lock';
import type { Database } from '../database/database';
import { refusal, refuseFaults } from '../http/refusal';
import type { Services } from '../services/services';
import { forgetSetupLink, hasEmployees, isSetupToken } from './setup-link';

type Form = EndpointInput<typeof setUp>['body'];

export async function setupState(db: Database, token: string): Promise<'open' | 'done' | 'invalid'> {
  if (await hasEmployees(db)) return 'done';
  if (await isSetupToken(db, token)) return 'open';
  // Another one may have used the link up between the two questions.
  return (await hasEmployees(db)) ? 'done' : 'invalid';
}

async function requireOpen(db: Database, token: string): Promise<void> {
  const state = await setupState(db, token);
  if (state === 'done') throw refusal('changedMeanwhile', 'setup.done');
  if (state === 'invalid') throw refusal('notPermitted', 'setup.invalidLink');
}

/** Makes the first administrator and their company's office in one transaction. When two come at once, the second is told so. */
export async function setUpSuite({ db, passwords, settings, now }: Services, { token, ...form }: Form): Promise<void> {
  // Before a password is hashed for just anybody.
  await requireOpen(db, token);
  refuseFaults(validateSetup(form));
  const passwordHash = await passwords.hash(form.password);
  const companyName = v.parse(companySchema, form.companyName);

  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${advisoryLock.firstStart}::bigint)`.execute(trx);
    await requireOpen(trx, token);
    const writer = { trx, actor: { system: 'set-up page' }, at: now() };
    await addAccount(writer, {
      companyName,
      empNo: form.empNo,
      name: form.name,
      designation: 'Officer on Special Duty',
      email: form.email,
      mobile: null,
      organizationCode: await ensureCompanyOffice(writer, companyName),
      permissions: superAdminNames,
      passwordHash,
      mustChangePassword: false,
    });
    await trx.deleteFrom('setup_link').execute();
  });
  await forgetSetupLink(settings.dataDir);
}
