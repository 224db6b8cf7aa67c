import { listStatements } from 'server/list-statement';
import type { BenchContext } from '../suite/context';
import { openLanes } from '../load/http-lane';
import { accounts, bearer, listAddress, listQuery, signIn } from '../load/list-call';
import { runLoad } from '../load/load';
import { inline, runPgbench, versionOf } from '../load/postgres-client';
import type { Ratio, Report } from '../report/report';
import { median } from '../report/statistic';

const targets = { company: 0.9, circle: 0.7, substation: 0.6 } as const;

/** The list call through the API beside pgbench with the same statement over the same connections, turn by turn. */
export async function measureList({ options, database, api }: BenchContext): Promise<Report> {
  const { url: databaseUrl, data, version } = await database();
  const { url: apiUrl } = await api();
  const { connections, seconds, runs } = options;
  const rows: string[][] = [];
  const ratios: Ratio[] = [];
  for (const who of ['company', 'circle', 'substation'] as const) {
    const user = await signIn(apiUrl, accounts[who]);
    for (const page of [1, 50]) {
      const query = listQuery({ page });
      const { page: sent, counting } = await listStatements(databaseUrl, user, query);
      const statement = inline(sent.text, sent.values);
      const plain = inline(counting.text, counting.values);
      const { lanes, close } = openLanes(connections, listAddress(apiUrl, query), { headers: bearer(user) });
      await runLoad(lanes, 1);
      const found = { api: [] as number[], p50: [] as number[], p99: [] as number[], bench: [] as number[], plain: [] as number[] };
      for (let run = 0; run < runs; run += 1) {
        const load = await runLoad(lanes, seconds);
        found.api.push(load.perSecond);
        found.p50.push(load.p50);
        found.p99.push(load.p99);
        found.bench.push((await runPgbench(databaseUrl, statement, connections, seconds)).perSecond);
        found.plain.push((await runPgbench(databaseUrl, plain, connections, seconds)).perSecond);
      }
      close();
      const [ofApi, ofBench, ofPlain] = [median(found.api), median(found.bench), median(found.plain)];
      const of = (reference: readonly number[]) => median(found.api.map((rate, index) => rate / (reference[index] ?? Number.NaN)));
      const target = { bound: 'at least' as const, value: targets[who] };
      const work = `GET /outage, 7 days, page ${page}, ${who}`;
      rows.push([
        `${who}, page ${page}`,
        ofApi.toFixed(0),
        median(found.p50).toFixed(1),
        median(found.p99).toFixed(1),
        ofBench.toFixed(0),
        ofPlain.toFixed(0),
      ]);
      ratios.push(
        {
          work,
          limit: 'pgbench, the very statement',
          measured: `${ofApi.toFixed(0)}/s`,
          reference: `${ofBench.toFixed(0)}/s`,
          ratio: of(found.bench),
          target,
        },
        {
          work,
          limit: 'pgbench, page and plain count',
          measured: `${ofApi.toFixed(0)}/s`,
          reference: `${ofPlain.toFixed(0)}/s`,
          ratio: of(found.plain),
          target: null,
        },
      );
    }
  }
  return {
    name: 'list',
    data,
    versions: { PostgreSQL: version, pgbench: await versionOf('pgbench') },
    tables: [
      {
        title: `The outage list over ${connections} connections, median of ${runs} turns of ${seconds} s`,
        heading: ['', 'API calls/s', 'p50 ms', 'p99 ms', 'pgbench/s', 'pgbench, plain count/s'],
        rows,
      },
    ],
    ratios,
    plot: {
      title: 'GET /outage beside pgbench with the same statement',
      unit: 'x',
      bars: ratios
        .filter(({ target }) => target !== null)
        .map(({ work, ratio }) => ({ label: work.replace('GET /outage, 7 days, ', ''), value: ratio })),
      mark: { label: 'pgbench', value: 1 },
    },
  };
}
