// As whom a build is looked at before it is published.
import { createApiClient } from 'shared-contracts/client';
import { login } from 'shared-contracts/endpoint/session/login';
import { logout } from 'shared-contracts/endpoint/session/logout';
import { type Target, UsageError } from './target';

const demoAccount = { account: 'GETCO/1003', password: 'Demo@1234' };

/**
 * A token of SHIP_ACCOUNT (company/employee number) with SHIP_PASSWORD: somebody who may see the remote. Without them it
 * is the demo's administrator, in the demo only.
 */
export async function signInAs({ apiUrl, isDemo, name }: Target): Promise<string> {
  const { SHIP_ACCOUNT: account, SHIP_PASSWORD: password } = process.env;
  const given = account && password ? { account, password } : isDemo ? demoAccount : null;
  if (given === null)
    throw new UsageError(
      `SHIP_ACCOUNT (company/employee number) and SHIP_PASSWORD say who looks at the build in ${name}; or ship it --unseen.`,
    );
  const [companyName = '', empNo = ''] = given.account.split('/');
  const { call } = createApiClient({ baseUrl: apiUrl, getToken: () => null });
  try {
    const { user } = await call(login, { body: { companyName, empNo, password: given.password, appName: 'pnpm ship' } });
    return user.authToken;
  } catch {
    throw new Error(`${given.account} cannot sign in to ${name}: SHIP_ACCOUNT and SHIP_PASSWORD name somebody else; or ship it --unseen.`);
  }
}

/** No ship leaves a session behind. */
export async function signOut({ apiUrl }: Target, token: string): Promise<void> {
  const { call } = createApiClient({ baseUrl: apiUrl, getToken: () => token });
  await call(logout, {}).catch(() => undefined);
}
