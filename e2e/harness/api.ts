// Calls of the API as another system, or another browser, makes them.
import { type Account, accounts } from './account';
import { apiUrl, ingestKey } from './suite';

async function post(path: string, body: object, headers: Record<string, string>): Promise<Response> {
  return fetch(`${apiUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** Signs the account in somewhere else and gives the token. */
export async function signInElsewhere({ company, empNo, password }: Account): Promise<string> {
  const response = await post('/auth/login', { companyName: company, empNo, password, appName: 'browser-test' }, {});
  const { user }: { user: { auth_token: string } } = await response.json();
  return user.auth_token;
}

/** Changes a GETCO employee's password by the API; `token` is a session of theirs. */
export async function changePasswordElsewhere(token: string, { empNo, password }: Account, newPassword: string): Promise<void> {
  const response = await post(
    '/auth/change-password',
    { userId: `GE${empNo}`, currentPassword: password, newPassword },
    { authorization: `Bearer ${token}` },
  );
  if (!response.ok) throw new Error(`The password was not changed: ${await response.text()}`);
}

/** A token with which another system opens the login page. */
export async function openHandshake({ company, empNo }: Account): Promise<string> {
  const response = await post('/auth/handshake-tickets', { companyName: company, empNo }, { 'x-ingest-key': ingestKey });
  const { handshakeToken }: { handshakeToken: string } = await response.json();
  return handshakeToken;
}

async function request(token: string, path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(`${apiUrl}${path}`, {
    ...init,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return response;
}

/** The highest e-Urja code of the division that no substation has, also when a test runs again on the same data. */
export async function freeSubstationCode(division: string): Promise<string> {
  const admin = await signInElsewhere(accounts.superAdmin);
  const filter = { id: null, type: 'string', field: 'eurja_code', headerName: 'Eurja Code', operator: 'starts_with', value: division };
  const answer = await request(admin, '/substation', {
    method: 'POST',
    body: JSON.stringify({ filteredData: [filter], offset: 0, limit: 100 }),
  });
  const { data }: { data: { eurja_code: string }[] } = await answer.json();
  const taken = new Set(data.map(({ eurja_code: code }) => code));
  const free = Array.from({ length: 98 }, (_none, index) => `${division}${String(98 - index).padStart(2, '0')}`).find(
    (code) => !taken.has(code),
  );
  if (free === undefined) throw new Error(`Division ${division} has no free code.`);
  return free;
}

/**
 * Gives the `index`-th invented employee of a GETCO substation a password, as an administrator does:
 * a weak one, that its owner has to change. Other tests sign in with the demo accounts meanwhile.
 */
export async function prepareWeakEmployee(index: number): Promise<Account> {
  const admin = await signInElsewhere(accounts.superAdmin);
  const filters = [['designation', '=', 'Operator'], ['emp_no', 'startWith', '1'], ['email', 'contain', 'getco']] as const;
  const query = new URLSearchParams({ limit: '1', offset: String(index), orderBy: 'id', orderByType: 'desc' });
  for (const [position, [field, operator, value]] of filters.entries()) {
    query.set(`filter_field_${position + 1}`, field);
    query.set(`filter_op_${position + 1}`, operator);
    query.set(`filter_val_${position + 1}`, value);
  }
  const list = await request(admin, `/employee?${query.toString()}`);
  const { dataSource }: { dataSource: { id: number; emp_no: string }[] } = await list.json();
  const [found] = dataSource;
  if (!found) throw new Error('There is no such employee.');
  const { data }: { data: { organization_code: string; email: string } } = await (await request(admin, `/employee/${found.id}`)).json();
  const password = 'Fresh#Start7';
  const body = {
    designation: 'Operator',
    organizationCode: data.organization_code,
    mobile: '9876543210',
    email: data.email,
    newPassword: password,
  };
  await request(admin, `/employee/${found.id}`, { method: 'PUT', body: JSON.stringify(body) });
  return { company: 'GETCO', empNo: found.emp_no, password };
}

/** The same with a password of their own choice. */
export async function prepareEmployee(index: number): Promise<Account> {
  const weak = await prepareWeakEmployee(index);
  const password = 'Kite#Flies7';
  await changePasswordElsewhere(await signInElsewhere(weak), weak, password);
  return { ...weak, password };
}
