import type { BenchContext } from './suite/context';
import { measureCsv } from './measure/measure-csv';
import { measureHostileFiles } from './measure/measure-hostile-files';
import { measureFirstScreens } from './measure/measure-first-screens';
import { measureImport } from './measure/measure-import';
import { measureIngest } from './measure/measure-ingest';
import { measureList } from './measure/measure-list';
import { measureLive } from './measure/measure-live';
import { measureLiveScreen } from './measure/measure-live-screen';
import { measurePages } from './measure/measure-pages';
import { measurePeers } from './measure/measure-peers';
import { measureProcesses } from './measure/measure-processes';
import { measureScreens } from './measure/measure-screens';
import { measureSeed } from './measure/measure-seed';
import { measureSignIn } from './measure/measure-sign-in';
import { measureStream } from './measure/measure-stream';
import { measureTotals } from './measure/measure-totals';
import type { Report } from './report/report';

export interface Measurement {
  summary: string;
  /** Null: it has printed its tables itself. */
  measure: (context: BenchContext) => Promise<Report | null>;
  /** Runs only when it is named: it takes long, or needs more than this workspace. */
  isSpecial?: true;
}

/** One line per measurement, in the order in which they run. */
const all = {
  list: { summary: 'GET /outage beside pgbench with the same statement', measure: measureList },
  totals: { summary: 'exact totals since 2023-12-01 beside a plain count', measure: measureTotals },
  screens: { summary: 'the default call of every screen', measure: measureScreens },
  csv: { summary: 'Outages.csv beside psql, its memory, and a reader who leaves', measure: measureCsv },
  'sign-in': { summary: 'log-ins per second beside what the cores can check', measure: measureSignIn },
  processes: { summary: 'one, two and four processes of the API on one database', measure: measureProcesses },
  live: { summary: 'the live stream beside a plain broadcast of the same bytes', measure: measureLive },
  ingest: { summary: 'outages taken in by batches of 100 beside one INSERT', measure: measureIngest },
  stream: { summary: 'one NDJSON stream of --events events: rate, and memory of the API', measure: measureStream },
  import: { summary: '25,000 feeders and 10,000 employees from files: new, as they were, changed', measure: measureImport },
  'hostile-files': { summary: 'hostile files sent to POST /import: time, and memory of the API', measure: measureHostileFiles },
  'live-screen': { summary: 'the summary in a browser: report to screen, long tasks, heap (--minutes 1)', measure: measureLiveScreen },
  pages: { summary: 'bytes, requests and time of the pages, federated and as one bundle', measure: measurePages },
  'first-screens': { summary: 'bytes and times of the sign-in page and the Outage List (--against URL)', measure: measureFirstScreens },
  peers: { summary: 'the list through the whole API beside PostGraphile on Node 22', measure: measurePeers, isSpecial: true },
  seed: { summary: 'how fast pnpm seed fills a database', measure: measureSeed, isSpecial: true },
} satisfies Record<string, Measurement>;

export type MeasurementName = keyof typeof all;

export const measurements: Readonly<Record<MeasurementName, Measurement>> = all;
