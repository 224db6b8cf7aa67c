// The outage list of one user: as a call of the API, and as the statement behind it.
import { createApiClient } from 'shared-contracts/client';
import { listOutages } from 'shared-contracts/endpoint/outages/list-outages';
import { login } from 'shared-contracts/endpoint/session/login';
import type { User } from 'shared-contracts/entity/user';
import type { GridAQuery } from 'shared-contracts/grid/grid-a';

export interface Account {
  companyName: string;
  empNo: string;
  password: string;
}

const password = 'Demo@1234';

/** Accounts of the demo, named after the rows that they see. */
export const accounts = {
  state: { companyName: 'GUVNL', empNo: '2001', password },
  company: { companyName: 'GETCO', empNo: '1003', password },
  circle: { companyName: 'GETCO', empNo: '1002', password },
  division: { companyName: 'GETCO', empNo: '1004', password },
  substation: { companyName: 'GETCO', empNo: '1001', password },
  discom: { companyName: 'DGVCL', empNo: '3001', password },
} as const satisfies Record<string, Account>;

const day = (time: number) => new Date(time).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
const dayMs = 24 * 3600 * 1000;

/** What the list page asks for, first of all when it opens: the last seven days. */
export function listQuery({ days = 7, since, page = 1 }: { days?: number; since?: string; page?: number } = {}): GridAQuery {
  const now = Date.now();
  return {
    offset: (page - 1) * 10,
    limit: 10,
    orderBy: null,
    orderByType: null,
    defaultOrderBy: 'fault_start_date_time',
    defaultOrderByType: 'desc',
    filters: [{ field: 'fault_start_date_time', operator: 'between', from: since ?? day(now - days * dayMs), to: day(now) }],
    download: null,
  };
}

export async function signIn(apiUrl: string, { companyName, empNo, password: secret }: Account): Promise<User> {
  const client = createApiClient({ baseUrl: apiUrl, getToken: () => null });
  const { user } = await client.call(login, { body: { companyName, empNo, password: secret, appName: 'bench' } });
  return user;
}

export const bearer = ({ authToken }: User) => ({ authorization: `Bearer ${authToken}` });

export function listAddress(apiUrl: string, query: GridAQuery): string {
  const pairs = Object.entries(listOutages.query.encode(query)).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  );
  return `${apiUrl}${listOutages.path}?${new URLSearchParams(pairs).toString()}`;
}
