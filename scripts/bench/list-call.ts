// The outage list of one user: as a call of the API, and as the statement behind it.
import { Agent, get } from 'node:http';
import pg from 'pg';
import { createApiClient } from 'shared-contracts/client';
import { listOutages } from 'shared-contracts/endpoint/outage/list-outages';
import { login } from 'shared-contracts/endpoint/session/login';
import type { User } from 'shared-contracts/entity/user';
import type { GridAQuery } from 'shared-contracts/grid/grid-a';
import { listStatement } from 'server/list-statement';

export interface Account {
  companyName: string;
  empNo: string;
  password: string;
}

const day = (time: number) => new Date(time).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
const week = 7 * 24 * 3600 * 1000;

/** What the list page asks for when it opens. */
export function firstPageQuery(now: number): GridAQuery {
  return {
    offset: 0,
    limit: 10,
    orderBy: null,
    orderByType: null,
    defaultOrderBy: 'fault_start_date_time',
    defaultOrderByType: 'desc',
    filters: [{ field: 'fault_start_date_time', operator: 'between', from: day(now - week), to: day(now) }],
    download: null,
  };
}

export async function signIn(apiUrl: string, { companyName, empNo, password }: Account): Promise<User> {
  const client = createApiClient({ baseUrl: apiUrl, getToken: () => null });
  const { user } = await client.call(login, { body: { companyName, empNo, password, appName: 'bench' } });
  return user;
}

/** One keep-alive connection each, the whole answer read. */
export function apiLanes(apiUrl: string, user: User, query: GridAQuery, count: number): (() => Promise<void>)[] {
  const search = new URLSearchParams(Object.entries(listOutages.query.encode(query)).flatMap(([name, value]) => (value === undefined || value === null ? [] : [[name, String(value)]])));
  const url = `${apiUrl}${listOutages.path}?${search.toString()}`;
  return Array.from({ length: count }, () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    return () =>
      new Promise<void>((resolve, reject) => {
        const request = get(url, { agent, headers: { authorization: `Bearer ${user.authToken}` } }, (response) => {
          if (response.statusCode !== 200) reject(new Error(`The list answered ${response.statusCode}.`));
          response.on('data', () => undefined);
          response.on('end', resolve);
        });
        request.on('error', reject);
      });
  });
}

export interface StatementLanes {
  lanes: (() => Promise<void>)[];
  close: () => Promise<void>;
}

/** The same statement with the same values, by the bare driver. */
export async function statementLanes(databaseUrl: string, user: User, query: GridAQuery, count: number): Promise<StatementLanes> {
  const { text, values } = await listStatement(databaseUrl, user, query);
  const clients = await Promise.all(
    Array.from({ length: count }, async () => {
      const client = new pg.Client({ connectionString: databaseUrl, options: '-c jit=off -c timezone=UTC' });
      await client.connect();
      return client;
    }),
  );
  return {
    lanes: clients.map((client) => async () => void (await client.query(text, [...values]))),
    close: async () => void (await Promise.all(clients.map((client) => client.end()))),
  };
}
