// The directories of the utilities: OIDC_<COMPANY>_ISSUER, _CLIENT_ID, _CLIENT_SECRET, _CLAIM, _LABEL, and
// PASSWORDS_OFF with the companies whose employees sign in by their directory only.
import { type Company, companies } from 'shared-contracts/constant/company';

/** One company's OpenID Connect provider. */
export interface DirectorySettings {
  readonly companyName: Company;
  readonly issuer: string;
  readonly clientId: string;
  /** Null: a public client. */
  readonly clientSecret: string | null;
  /** The claim that holds the employee number. */
  readonly claim: string;
  /** What the button says after "Sign in with". */
  readonly label: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

function readDirectory(environment: Environment, companyName: Company): DirectorySettings[] {
  const read = (name: string) => environment[`OIDC_${companyName}_${name}`] || null;
  const issuer = read('ISSUER');
  if (issuer === null) return [];
  const clientId = read('CLIENT_ID');
  if (!URL.canParse(issuer)) throw new Error(`OIDC_${companyName}_ISSUER must be an address such as https://login.example.org.`);
  if (clientId === null) throw new Error(`OIDC_${companyName}_CLIENT_ID is required beside OIDC_${companyName}_ISSUER.`);
  return [{
    companyName,
    issuer,
    clientId,
    clientSecret: read('CLIENT_SECRET'),
    claim: read('CLAIM') ?? 'employee_number',
    label: read('LABEL') ?? `${companyName} account`,
  }];
}

/** Throws an Error that names the wrong variable. */
export function readDirectories(environment: Environment): DirectorySettings[] {
  return companies.flatMap((company) => readDirectory(environment, company));
}

/** Companies whose employees have no password here. Each of them needs a directory. */
export function readPasswordsOff(environment: Environment, directories: readonly DirectorySettings[]): Company[] {
  const names = (environment['PASSWORDS_OFF'] ?? '').split(',').map((name) => name.trim().toUpperCase()).filter(Boolean);
  return names.map((name) => {
    const directory = directories.find(({ companyName }) => companyName === name);
    if (!directory) throw new Error(`PASSWORDS_OFF names ${name}, which has no OIDC_${name}_ISSUER: nobody of it could sign in.`);
    return directory.companyName;
  });
}
