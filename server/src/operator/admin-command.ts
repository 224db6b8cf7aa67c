// `pnpm admin`: accounts without the suite's pages, for the first administrator and for operators who
// are locked out.
import type { Transaction } from 'kysely';
import { isStrongPassword, passwordTexts } from 'shared-contracts/rule/password';
import { keepSuperAdmin } from '../access/last-super-admin';
import { hashPassword } from '../access/password';
import {
  type Account,
  type AccountWriter,
  addAccount,
  ensureCompanyOffice,
  listAccounts,
  lockAccount,
  removeSecondFactor,
  setActive,
  setPassword,
  setPermissions,
} from '../accounts/account';
import { makePassword } from '../accounts/make-password';
import type { Schema } from '../database/schema';
import { type AdminCommand, adminActions, readAdminCommand } from './admin-arguments';
import { withDatabase } from './open-database';
import { CommandError, type Surroundings } from './surroundings';

export const adminHelp = `pnpm admin ${adminActions.join('|')}

  create          makes an employee: --company C --emp-no N --name NAME [--office CODE] [--permission P ...]
                  [--password-stdin]; the permissions are super-admin and "super admin" unless you name others
  list            every account with its permissions
  reset-password  --company C --emp-no N [--password-stdin]; ends the sessions
  grant, revoke   --company C --emp-no N --permission P [--permission P ...]
  deactivate      --company C --emp-no N; ends the sessions
  activate        --company C --emp-no N
  remove-second-factor  --company C --emp-no N; for who lost their phone and their recovery codes

Without --password-stdin a password is made up and printed once. Works on DATABASE_URL, or on the embedded
database in SUITE_DATA_DIR (.data), whether or not the suite runs.`;

interface Password {
  readonly text: string;
  readonly isMade: boolean;
}

async function choosePassword({ isPasswordOnStdin }: AdminCommand, readInput: Surroundings['readInput']): Promise<Password> {
  if (!isPasswordOnStdin) return { text: makePassword(), isMade: true };
  const text = (await readInput()).replace(/\r?\n$/, '');
  if (!isStrongPassword(text)) throw new CommandError(passwordTexts['password.weak']);
  return { text, isMade: false };
}

async function findOffice(writer: AccountWriter, { company, officeCode }: AdminCommand): Promise<string> {
  if (officeCode === null) return ensureCompanyOffice(writer, company);
  const office = await writer.trx
    .selectFrom('organisation')
    .select(['company_name', 'retired_at'])
    .where('code', '=', officeCode)
    .executeTakeFirst();
  if (office?.company_name !== company || office.retired_at !== null) throw new CommandError(`${company} has no office ${officeCode}.`);
  return officeCode;
}

async function create(writer: AccountWriter, command: AdminCommand, password: Password): Promise<string[]> {
  const { company: companyName, empNo, name, permissions } = command;
  const id = await addAccount(writer, {
    companyName, empNo, name, permissions,
    designation: 'Officer on Special Duty',
    email: null,
    mobile: null,
    organizationCode: await findOffice(writer, command),
    passwordHash: await hashPassword(password.text),
    mustChangePassword: false,
  });
  if (id === null) throw new CommandError(`${companyName} has an employee ${empNo} already.`);
  // From now on the set-up link says that there is an administrator.
  await writer.trx.deleteFrom('setup_link').execute();
  return [`Employee ${empNo} of ${companyName} is made, with the permissions ${permissions.join(', ')}.`];
}

async function change(writer: AccountWriter, account: Account, command: AdminCommand, password: Password | null): Promise<string> {
  const who = `Employee ${account.empNo} of ${account.companyName}`;
  const { permissions } = command;
  switch (command.action) {
    case 'grant':
      await setPermissions(writer, account, [...new Set([...account.permissions, ...permissions])], 'grantPermissions');
      return `${who} now has: ${[...new Set([...account.permissions, ...permissions])].join(', ')}.`;
    case 'revoke': {
      const left = account.permissions.filter((name) => !permissions.includes(name));
      await setPermissions(writer, account, left, 'revokePermissions');
      return `${who} now has: ${left.join(', ') || 'no permission'}.`;
    }
    case 'deactivate':
      await setActive(writer, account, false);
      return `${who} is deactivated and signed out.`;
    case 'activate':
      await setActive(writer, account, true);
      return `${who} is active.`;
    case 'remove-second-factor':
      return (await removeSecondFactor(writer, account)) ? `${who} signs in without a code.` : `${who} has no two-step sign-in.`;
    default:
      if (password) await setPassword(writer, account, await hashPassword(password.text), password.isMade);
      return `${who} has a new password and is signed out.`;
  }
}

const table = (rows: readonly (readonly string[])[]) => {
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ').trimEnd());
};

async function list(trx: Transaction<Schema>): Promise<string[]> {
  const accounts = await listAccounts(trx);
  if (accounts.length === 0) return ['There is no employee yet.'];
  return table([
    ['company', 'emp no', 'name', 'office', 'active', 'permissions'],
    ...accounts.map(({ companyName, empNo, name, organizationCode, isActive, permissions }) =>
      [companyName, empNo, name, organizationCode, isActive ? 'yes' : 'no', permissions.join('; ')]),
  ]);
}

/** Throws a UsageError or a CommandError with a sentence for the operator. */
export async function runAdminCommand(args: readonly string[], { now, say, readInput, ...place }: Surroundings): Promise<void> {
  const command = readAdminCommand(args);
  const isSettingPassword = command.action === 'create' || command.action === 'reset-password';
  const password = isSettingPassword ? await choosePassword(command, readInput) : null;
  const lines = await withDatabase(place, ({ db }) =>
    db.transaction().execute(async (trx) => {
      if (command.action === 'list') return list(trx);
      const writer: AccountWriter = { trx, actor: { system: 'pnpm admin' }, at: now() };
      if (command.action === 'create' && password) return create(writer, command, password);
      return keepSuperAdmin(trx, async () => {
        const account = await lockAccount(trx, command.company, command.empNo);
        if (!account) throw new CommandError(`${command.company} has no employee ${command.empNo}.`);
        return [await change(writer, account, command, password)];
      });
    }));
  lines.forEach(say);
  if (password?.isMade) say(`Password: ${password.text}`);
}
