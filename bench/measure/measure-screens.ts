import { performance } from 'node:perf_hooks';
import type { BenchContext } from '../suite/context';
import { openLane } from '../load/http-lane';
import { accounts, bearer, listAddress, listQuery, signIn } from '../load/list-call';
import { connectLive } from '../live/live-subscriber';
import type { Report } from '../report/report';
import { quantile } from '../report/statistic';

const callsPerRun = 100;

interface Call {
  work: string;
  ask: () => Promise<unknown>;
  close?: () => void;
  /** Not a call that a screen makes by itself. */
  isExtra?: true;
}

function requireOk(work: string, ask: () => Promise<number>): () => Promise<void> {
  return async () => {
    const status = await ask();
    if (status !== 200) throw new Error(`${work} answered ${status}.`);
  };
}

const gridB = JSON.stringify({ offset: 0, limit: 10, orderBy: null, order: null, filteredData: [], download: false, downloadFields: null });

async function defaultCalls(apiUrl: string): Promise<Call[]> {
  const made: Call[] = [];
  const add = (work: string, address: string, request: Parameters<typeof openLane>[1], isExtra?: true) => {
    const lane = openLane(address, request);
    made.push({ work, ask: requireOk(work, lane.ask), close: lane.close, ...(isExtra && { isExtra }) });
  };
  for (const who of ['state', 'company', 'discom', 'circle', 'division', 'substation'] as const) {
    const headers = bearer(await signIn(apiUrl, accounts[who]));
    add(`Outage List, page 1: ${who}`, listAddress(apiUrl, listQuery()), { headers });
    add(`Outage List, page 50: ${who}`, listAddress(apiUrl, listQuery({ page: 50 })), { headers });
    if (who !== 'discom') {
      add(`Pending report: ${who}`, `${apiUrl}/report/outage-type-pending`, { method: 'POST', headers, body: gridB });
      add(`Pending count: ${who}`, `${apiUrl}/dashboard/getco/ot-pending-count`, { headers });
    }
    add(`Outage List since 2023-12-01: ${who}`, listAddress(apiUrl, listQuery({ since: '2023-12-01' })), { headers }, true);
  }
  const officer = await signIn(apiUrl, accounts.company);
  add('Employees', `${apiUrl}/employee?offset=0&limit=10`, { headers: bearer(officer) });
  add('Substations', `${apiUrl}/substation`, { method: 'POST', headers: bearer(officer), body: gridB });
  add('Remotes, at every start of the pages', `${apiUrl}/remotes`, { headers: bearer(officer) });
  const feeder = { field: 'feeder_name', operator: 'contain' as const, value: 'nagar' };
  for (const [what, since] of [['7 days', undefined], ['since 2023-12-01', '2023-12-01']] as const) {
    const query = listQuery(since === undefined ? {} : { since });
    add(
      `Outage List, feeder name contains a text, ${what}: company`,
      listAddress(apiUrl, { ...query, filters: [...query.filters, feeder] }),
      { headers: bearer(officer) },
      true,
    );
  }
  const parent = await signIn(apiUrl, accounts.state);
  const { subscribe, close } = await connectLive(apiUrl, parent.authToken);
  made.push({ work: 'Live Summary, snapshot: state', ask: subscribe, close });
  return made;
}

/** What every screen asks for when it opens, one call after the other: the answer's time as its client sees it. */
export async function measureScreens({ options, database, api }: BenchContext): Promise<Report> {
  const calls = options.runs * callsPerRun;
  const { data, version } = await database();
  const { url: apiUrl } = await api();
  const rows: { work: string; best: number; p50: number; p99: number; isExtra: boolean }[] = [];
  for (const { work, ask, close, isExtra = false } of await defaultCalls(apiUrl)) {
    const times: number[] = [];
    const count = isExtra ? calls / 10 : calls;
    for (let call = -5; call < count; call += 1) {
      const begun = performance.now();
      await ask();
      if (call >= 0) times.push(performance.now() - begun);
      // The live stream refuses who asks without end.
      if (work.startsWith('Live')) await new Promise((resolve) => setTimeout(resolve, 210));
    }
    close?.();
    rows.push({ work, best: Math.min(...times), p50: quantile(times, 0.5), p99: quantile(times, 0.99), isExtra });
  }
  const cells = (wanted: boolean) =>
    rows
      .filter(({ isExtra }) => isExtra === wanted)
      .map(({ work, best, p50, p99 }) => [
        work,
        best.toFixed(1),
        p50.toFixed(1),
        p99.toFixed(1),
        wanted ? '' : p99 <= 10 ? 'reached' : 'not reached',
      ]);
  return {
    name: 'screens',
    data,
    versions: { PostgreSQL: version },
    tables: [
      {
        title: `Default calls of every screen, ${calls} of each, ms until the whole answer is there; target: p99 10 ms`,
        heading: ['', 'best', 'p50', 'p99', ''],
        rows: cells(false),
      },
      { title: 'Beyond the defaults', heading: ['', 'best', 'p50', 'p99', ''], rows: cells(true) },
    ],
    ratios: [],
    plot: {
      title: 'p99 of the default call of every screen',
      unit: 'ms',
      bars: rows.filter(({ isExtra }) => !isExtra).map(({ work, p99 }) => ({ label: work, value: p99 })),
      mark: { label: '10 ms', value: 10 },
    },
  };
}
