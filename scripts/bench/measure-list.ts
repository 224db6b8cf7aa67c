import { apiLanes, firstPageQuery, signIn, statementLanes } from './list-call';
import type { Account } from './list-call';
import { runLoad } from './load';
import type { LoadResult } from './load';
import { printTable } from './print-table';

interface ListOptions {
  apiUrl: string;
  databaseUrl: string;
  connections: number;
  seconds: number;
  accounts: readonly (Account & { who: string })[];
}

const row = (name: string, { perSecond, p50, p99 }: LoadResult) => [name, perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1)];

/** The list call through the API beside the same SQL through the bare driver, turn by turn. */
export async function measureList({ apiUrl, databaseUrl, connections, seconds, accounts }: ListOptions): Promise<void> {
  const query = firstPageQuery(Date.now());
  const rows: string[][] = [];
  for (const account of accounts) {
    const user = await signIn(apiUrl, account);
    const api = apiLanes(apiUrl, user, query, connections);
    const statement = await statementLanes(databaseUrl, user, query, connections);
    // Both warm up, then both are measured.
    await runLoad(api, 1);
    await runLoad(statement.lanes, 1);
    rows.push(row(`${account.who}: API`, await runLoad(api, seconds)), row(`${account.who}: bare pg`, await runLoad(statement.lanes, seconds)));
    await statement.close();
  }
  printTable(`First page of the outage list, ${connections} connections, ${seconds} s each`, ['', 'calls/s', 'p50 ms', 'p99 ms'], rows);
}
