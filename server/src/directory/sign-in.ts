// Sign-in by a utility's own directory: OpenID Connect with the authorization code and PKCE. It ends in a
// one-time handshake ticket, with which the host signs the employee in as it does for any other system.
import * as client from 'openid-client';
import type { DirectoryRefusal } from 'shared-contracts/endpoint/directory/return-from-directory';
import { hashToken, makeToken } from '../access/token';
import { Redirect } from '../http/redirect';
import { refusal } from '../http/refusal';
import type { Services } from '../services/services';
import { issueTicket } from '../session/one-time-ticket';
import type { DirectorySettings } from '../settings/directory-settings';

export type Providers = (directory: DirectorySettings) => Promise<client.Configuration>;

const minutes = 10;
const cookieName = 'directory_state';
const cookieRest = 'Path=/auth; HttpOnly; SameSite=Lax';

const returnAddress = (apiUrl: string) => `${apiUrl}/auth/directory-return`;

function findDirectory({ settings }: Services, companyName: string): DirectorySettings {
  const directory = settings.directories.find((candidate) => candidate.companyName === companyName);
  if (!directory) throw refusal('notFound', 'directory.none', { company: companyName });
  return directory;
}

export async function beginDirectorySignIn(
  services: Services,
  providers: Providers,
  companyName: string,
  path: string | null,
): Promise<Redirect> {
  const { db, settings, now } = services;
  const directory = findDirectory(services, companyName);
  const config = await providers(directory);
  const [state, verifier, nonce] = [makeToken(), client.randomPKCECodeVerifier(), client.randomNonce()];
  const at = now();
  await db.deleteFrom('directory_sign_in').where('expires_at', '<=', at).execute();
  const expires = new Date(at.getTime() + minutes * 60_000);
  await db
    .insertInto('directory_sign_in')
    .values({ state_hash: hashToken(state), company_name: companyName, nonce, code_verifier: verifier, path, expires_at: expires })
    .execute();
  const address = client.buildAuthorizationUrl(config, {
    redirect_uri: returnAddress(settings.apiUrl),
    scope: 'openid profile email',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  });
  const isSecure = settings.apiUrl.startsWith('https:');
  return new Redirect(address.href, `${cookieName}=${state}; ${cookieRest}; Max-Age=${minutes * 60}${isSecure ? '; Secure' : ''}`);
}

interface Return {
  readonly query: Readonly<Record<string, string | undefined>>;
  /** The header as the browser sent it. */
  readonly cookie: string;
}

function refused({ settings }: Services, reason: DirectoryRefusal): Redirect {
  return new Redirect(`${settings.hostUrl}/auth/refused?reason=${reason}`, `${cookieName}=; ${cookieRest}; Max-Age=0`);
}

/** The employee number that the directory gives; null when it gives none. */
async function readEmpNo(
  config: client.Configuration,
  claim: string,
  tokens: Awaited<ReturnType<typeof client.authorizationCodeGrant>>,
): Promise<string | null> {
  const claims = tokens.claims();
  if (!claims) return null;
  const found =
    claims[claim] ??
    (config.serverMetadata().userinfo_endpoint ? (await client.fetchUserInfo(config, tokens.access_token, claims.sub))[claim] : null);
  return typeof found === 'string' || typeof found === 'number' ? String(found).trim() : null;
}

/** State, nonce, issuer and the browser are checked; an employee whom the suite does not know is refused. */
export async function endDirectorySignIn(services: Services, providers: Providers, { query, cookie }: Return): Promise<Redirect> {
  const { db, settings, now } = services;
  const state = query['state'] ?? '';
  const isSameBrowser = cookie.split(/;\s*/).includes(`${cookieName}=${state}`);
  const attempt = await db
    .deleteFrom('directory_sign_in')
    .where('state_hash', '=', hashToken(state))
    .where('expires_at', '>', now())
    .returningAll()
    .executeTakeFirst();
  if (!attempt || !isSameBrowser) return refused(services, 'expired');
  if (query['error'] !== undefined) return refused(services, query['error'] === 'access_denied' ? 'cancelled' : 'failed');

  const directory = findDirectory(services, attempt.company_name);
  const config = await providers(directory);
  const current = new URL(returnAddress(settings.apiUrl));
  for (const [name, value] of Object.entries(query)) if (value !== undefined) current.searchParams.set(name, value);
  const empNo = await client
    .authorizationCodeGrant(config, current, {
      pkceCodeVerifier: attempt.code_verifier,
      expectedState: state,
      expectedNonce: attempt.nonce,
      idTokenExpected: true,
    })
    .then((tokens) => readEmpNo(config, directory.claim, tokens))
    .catch(() => undefined);
  if (empNo === undefined) return refused(services, 'failed');
  const employee = await db
    .selectFrom('employee')
    .select(['id', 'emp_no'])
    .where('company_name', '=', directory.companyName)
    .where('emp_no', '=', empNo ?? '')
    .where('is_active', '=', true)
    .executeTakeFirst();
  if (!employee) return refused(services, 'unknown');

  const ticket = await issueTicket(db, { purpose: 'handshake', employeeId: employee.id, now: now() });
  const parameters = new URLSearchParams({
    handshake_token: ticket,
    company_name: directory.companyName,
    emp_no: employee.emp_no,
    ...(attempt.path !== null && { path: attempt.path }),
  });
  return new Redirect(`${settings.hostUrl}/auth/login?${parameters.toString()}`, `${cookieName}=; ${cookieRest}; Max-Age=0`);
}
