import { performance } from 'node:perf_hooks';
import pg from 'pg';
import type { ImportKind } from 'shared-contracts/import/import-kind';
import { type BenchContext, importKey } from '../suite/context';
import { residentMegabytes } from '../load/process-usage';
import type { Report } from '../report/report';

const feederCount = 25_000;
const employeeCount = 10_000;
/** All of it together, as a utility loads it. */
const mostSeconds = 20;

interface Place {
  readonly substation: string;
  readonly subdivision: string;
}

function feederFile(places: readonly Place[], name: string): string {
  const lines = Array.from({ length: feederCount }, (_none, index) => {
    const { substation = '', subdivision = '' } = places[index % places.length] ?? {};
    return `B${index},${name} ${index},URBAN,${substation},${subdivision},${index % 5000},${index % 20000},${index % 9}`;
  });
  return `feeder_id,name,category,substation_code,subdivision_code,consumers,population,villages\n${lines.join('\n')}\n`;
}

function employeeFile(name: string): string {
  const lines = Array.from({ length: employeeCount }, (_none, index) => {
    const mobile = 9_000_000_000 + index;
    return `GETCO,B${index},${name} ${index},Deputy Engineer,95000000,b${index}@getco.example,${mobile},manage-feeder,yes`;
  });
  return `company,emp_no,name,designation,office_code,email,mobile,permissions,active\n${lines.join('\n')}\n`;
}

/** A new master file of each size, the same one again, and one in which every row differs: time, and memory of the API. */
export async function measureImport({ database, api }: BenchContext): Promise<Report> {
  const { url: databaseUrl, data, version } = await database();
  const { url, pid } = await api();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows: places } = await client.query<Place>(
    `select s.code as substation, d.code as subdivision from (select code, row_number() over (order by code) as n from substation) s
      join (select code, row_number() over (order by code) as n from organisation where org_type = 4) d using (n)`,
  );

  const before = residentMegabytes(pid);
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, residentMegabytes(pid))), 20);
  const send = async (kind: ImportKind, body: string): Promise<number> => {
    const begun = performance.now();
    const headers = { 'content-type': 'text/csv', 'x-import-key': importKey };
    const answer = await fetch(`${url}/import/${kind}`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`${kind}: ${answer.status} ${(await answer.text()).slice(0, 500)}`);
    return (performance.now() - begun) / 1000;
  };
  const turn = async (name: string) => {
    const feeders = await send('feeders', feederFile(places, name));
    const employees = await send('employees', employeeFile(name));
    return { feeders, employees, all: feeders + employees };
  };
  const turns = async () => ({ added: await turn('New'), same: await turn('New'), changed: await turn('Other') });
  const { added, same, changed } = await turns().finally(async () => {
    clearInterval(watch);
    await client.query(`delete from feeder where id like 'B%'`);
    await client.query(`delete from employee where emp_no like 'B%'`);
    await client.end();
  });

  const row = (name: string, { feeders, employees, all }: typeof added) => [name, feeders.toFixed(1), employees.toFixed(1), all.toFixed(1)];
  return {
    name: 'import',
    data: `${feederCount.toLocaleString('en')} feeders and ${employeeCount.toLocaleString('en')} employees beside ${data}`,
    versions: { PostgreSQL: version },
    tables: [
      {
        title: 'POST /import, seconds',
        heading: ['every row', 'feeders', 'employees', 'together'],
        rows: [row('is new', added), row('is as it was', same), row('differs', changed)],
      },
      { title: 'Memory of the API, MB', heading: ['', 'MB'], rows: [['before', before.toFixed(0)], ['most', peak.toFixed(0)]] },
    ],
    ratios: [
      {
        work: 'new feeders and employees',
        limit: `${mostSeconds} s`,
        measured: `${added.all.toFixed(1)} s`,
        reference: `${mostSeconds} s`,
        ratio: added.all / mostSeconds,
        target: { bound: 'at most', value: 1 },
      },
    ],
  };
}
