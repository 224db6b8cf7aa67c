// Calls of the API as another system, or another browser, makes them.
import type { Account } from '../page/account';
import { apiUrl, ingestKey } from './suite';

async function post(path: string, body: object, headers: Record<string, string>): Promise<Response> {
  return fetch(`${apiUrl}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
}

/** Signs the account in somewhere else and gives the token. */
export async function signInElsewhere({ company, empNo, password }: Account): Promise<string> {
  const response = await post('/auth/login', { companyName: company, empNo, password, appName: 'browser-test' }, {});
  const { user }: { user: { auth_token: string } } = await response.json();
  return user.auth_token;
}

/** Changes a GETCO employee's password by the API; `token` is a session of his. */
export async function changePasswordElsewhere(token: string, { empNo, password }: Account, newPassword: string): Promise<void> {
  const response = await post('/auth/change-password', { userId: `GE${empNo}`, currentPassword: password, newPassword }, { authorization: `Bearer ${token}` });
  if (!response.ok) throw new Error(`The password was not changed: ${await response.text()}`);
}

/** A token with which another system opens the login page. */
export async function openHandshake({ company, empNo }: Account): Promise<string> {
  const response = await post('/auth/handshake-tickets', { companyName: company, empNo }, { 'x-ingest-key': ingestKey });
  const { handshakeToken }: { handshakeToken: string } = await response.json();
  return handshakeToken;
}
