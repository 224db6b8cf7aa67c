// What `pnpm admin` is told, checked before a database is opened.
import { parseArgs } from 'node:util';
import { type Company, companies, companySchema } from 'shared-contracts/constant/company';
import { permissionNames, superAdminNames } from 'shared-contracts/rule/permission';
import * as v from 'valibot';
import { UsageError } from './surroundings';

export const adminActions = [
  'create', 'list', 'reset-password', 'grant', 'revoke', 'deactivate', 'activate', 'remove-second-factor',
] as const;
type AdminAction = (typeof adminActions)[number];

export interface AdminCommand {
  readonly action: Exclude<AdminAction, 'list'>;
  readonly company: Company;
  readonly empNo: string;
  /** Of a new employee. */
  readonly name: string;
  /** Null: the company's own office. */
  readonly officeCode: string | null;
  readonly permissions: readonly string[];
  readonly isPasswordOnStdin: boolean;
}

const options = {
  company: { type: 'string' },
  'emp-no': { type: 'string' },
  name: { type: 'string' },
  office: { type: 'string' },
  permission: { type: 'string', multiple: true },
  'password-stdin': { type: 'boolean' },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function required(value: string | undefined, option: string): string {
  const text = value?.trim() ?? '';
  if (text === '') throw new UsageError(`${option} is required.`);
  if (text.length > 200 || /\p{Cc}/u.test(text)) throw new UsageError(`${option} must be one line of at most 200 characters.`);
  return text;
}

function readCompany(value: string | undefined): Company {
  const company = v.safeParse(companySchema, required(value, '--company').toUpperCase());
  if (!company.success) throw new UsageError(`--company must be one of ${companies.join(', ')}.`);
  return company.output;
}

function readEmpNo(value: string | undefined): string {
  const empNo = required(value, '--emp-no');
  if (!/^[\w./-]{1,64}$/.test(empNo)) throw new UsageError('--emp-no must be digits or letters, at most 64.');
  return empNo;
}

function readPermissions(action: AdminAction, given: readonly string[]): readonly string[] {
  const wanted = [...new Set(given.flatMap((text) => text.split(';')).map((name) => name.trim()).filter(Boolean))];
  const unknown = wanted.find((name) => !permissionNames.includes(name));
  if (unknown !== undefined) throw new UsageError(`There is no permission '${unknown}'. Permissions: ${permissionNames.join(', ')}.`);
  if (wanted.length > 0) return wanted;
  if (action === 'create') return superAdminNames;
  if (action === 'grant' || action === 'revoke') throw new UsageError(`--permission is required to ${action}.`);
  return [];
}

function readOffice(value: string | undefined): string | null {
  if (value !== undefined && !/^\d{8}$/.test(value)) throw new UsageError('--office must be the 8 digits of an office.');
  return value ?? null;
}

/** Throws a UsageError that says what is wrong; `list` needs nothing else. */
export function readAdminCommand(args: readonly string[]): AdminCommand | { readonly action: 'list' } {
  const { values, positionals } = parse(args);
  const action = adminActions.find((name) => name === positionals[0]);
  if (action === undefined || positionals.length > 1) throw new UsageError(`Say one of: ${adminActions.join(', ')}.`);
  if (action === 'list') return { action };
  return {
    action,
    company: readCompany(values.company),
    empNo: readEmpNo(values['emp-no']),
    name: action === 'create' ? required(values.name, '--name') : '',
    officeCode: readOffice(values.office),
    permissions: readPermissions(action, values.permission ?? []),
    isPasswordOnStdin: values['password-stdin'] ?? false,
  };
}
