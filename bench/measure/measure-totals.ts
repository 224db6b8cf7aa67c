import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { listStatements } from 'server/list-statement';
import type { BenchContext } from '../suite/context';
import { accounts, listQuery, signIn } from '../load/list-call';
import type { Ratio, Report } from '../report/report';
import { median } from '../report/statistic';

const since = '2023-12-01';

/** The total is the first expression of the statement; the page of rows is the rest. */
function totalOnly(text: string): string {
  const end = text.indexOf(') t\n');
  const start = text.indexOf('(select ', text.indexOf('from'));
  if (start < 0 || end < 0) throw new Error('The statement of the list has another form than this knows.');
  return text.slice(start + 1, end);
}

/** Only the parameters that are used, numbered anew. */
function compact(text: string, values: readonly unknown[]): { text: string; values: unknown[] } {
  const used: unknown[] = [];
  return { text: text.replace(/\$(\d+)/g, (_all, digits: string) => `$${used.push(values[Number(digits) - 1])}`), values: used };
}

/** Exact totals of a long window: by days beside a plain count, turn by turn. */
export async function measureTotals({ options, database, api }: BenchContext): Promise<Report> {
  const { url: databaseUrl, data, version } = await database();
  const { url: apiUrl } = await api();
  const client = new pg.Client({
    connectionString: databaseUrl,
    options: '-c jit=off -c timezone=UTC -c plan_cache_mode=force_custom_plan',
  });
  await client.connect();
  const timed = async (statement: { text: string; values: unknown[] }) => {
    const begun = performance.now();
    const { rows } = await client.query<{ total: string }>(statement);
    return { ms: performance.now() - begun, total: Number(rows[0]?.total) };
  };
  const rows: string[][] = [];
  const ratios: Ratio[] = [];
  for (const who of ['state', 'company', 'discom', 'circle', 'division', 'substation'] as const) {
    const { page, counting } = await listStatements(databaseUrl, await signIn(apiUrl, accounts[who]), listQuery({ since }));
    const [byDays, plain] = [compact(totalOnly(page.text), page.values), compact(totalOnly(counting.text), counting.values)];
    const [whole, wholePlain] = [page, counting].map(({ text, values }) => ({ text, values: [...values] }));
    const times: Record<'byDays' | 'plain' | 'whole' | 'wholePlain', number[]> = { byDays: [], plain: [], whole: [], wholePlain: [] };
    let total = 0;
    for (let run = 0; run < options.runs * 5; run += 1) {
      const [one, other] = [await timed(byDays), await timed(plain)];
      if (one.total !== other.total) throw new Error(`${who}: by days ${one.total}, counted ${other.total}.`);
      total = one.total;
      times.byDays.push(one.ms);
      times.plain.push(other.ms);
      if (whole) times.whole.push((await timed(whole)).ms);
      if (wholePlain) times.wholePlain.push((await timed(wholePlain)).ms);
    }
    const ms = (kind: keyof typeof times) => median(times[kind]);
    rows.push([
      who,
      total.toLocaleString('en'),
      ...(['byDays', 'plain', 'whole', 'wholePlain'] as const).map((kind) => ms(kind).toFixed(1)),
    ]);
    ratios.push({
      work: `exact total since ${since}, ${who}`,
      limit: 'plain count',
      measured: `${ms('byDays').toFixed(1)} ms`,
      reference: `${ms('plain').toFixed(1)} ms`,
      ratio: ms('byDays') / ms('plain'),
      target: who === 'state' ? { bound: 'at most', value: 0.02 } : null,
    });
  }
  await client.end();
  return {
    name: 'totals',
    data,
    versions: { PostgreSQL: version },
    tables: [
      {
        title: `Exact totals since ${since}, ms, median of ${options.runs * 5} turns`,
        heading: ['', 'rows', 'total by days', 'plain count', 'page and total', 'page and plain count'],
        rows,
      },
    ],
    ratios,
    plot: {
      title: `Exact total since ${since}: by days, and a plain count`,
      unit: 'ms',
      bars: rows.flatMap(([who = '', , byDays, plain]) => [
        { label: `${who}, by days`, value: Number(byDays) },
        { label: `${who}, plain count`, value: Number(plain) },
      ]),
    },
  };
}
