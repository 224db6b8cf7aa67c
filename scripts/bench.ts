// pnpm bench: every figure of docs/performance.md, each beside a limit or a peer in the same run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createContext } from '../bench/suite/context';
import { type MeasurementName, measurements } from '../bench/measurements';
import { printReport } from '../bench/report/report';
import { saveReport } from '../bench/report/save-report';
import { stopProcesses } from '../tools/suite/managed-process';

const help = `pnpm bench [--only NAME,NAME] [--data FOLDER] [--save]
           [--seconds 5] [--runs 5] [--connections 10] [--clients 2000] [--minutes 1] [--events 100000] [--against URL]

Prints figures side by side with a limit or a peer, measured turn by turn in the same run.

${Object.entries(measurements).map(([name, { summary }]) => `  ${name.padEnd(13)} ${summary}`).join('\n')}

  --data   a SUITE_DATA_DIR whose database was filled by pnpm seed --profile full --years 5 (nobody else may
           use it meanwhile); without it the demo's data, made for this run
  --against  a suite of an earlier commit that runs already, with INGEST_KEY=bench-ingest-key: the first screens and
           the ingest are measured turn by turn with it
  --save   keeps the results in docs/performance and writes them into docs/performance.md`;

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    only: { type: 'string' },
    data: { type: 'string' },
    save: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '5' },
    runs: { type: 'string', default: '5' },
    connections: { type: 'string', default: '10' },
    clients: { type: 'string', default: '2000' },
    minutes: { type: 'string', default: '1' },
    events: { type: 'string', default: '100000' },
    against: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const log = (line: string) => void process.stdout.write(`${line}\n`);

function chosen(): MeasurementName[] {
  const names = Object.keys(measurements) as MeasurementName[];
  if (values.only === undefined) return names.filter((name) => !measurements[name].isSpecial);
  return values.only.split(',').map((wanted) => {
    const name = names.find((candidate) => candidate === wanted);
    if (!name) throw new Error(`${wanted} is no measurement; there are ${names.join(', ')}.`);
    return name;
  });
}

async function bench(folder: string): Promise<void> {
  const names = chosen();
  const numbers = {
    seconds: Number(values.seconds),
    runs: Number(values.runs),
    connections: Number(values.connections),
    clients: Number(values.clients),
    minutes: Number(values.minutes),
    events: Number(values.events),
  };
  const context = createContext({ ...numbers, dataDir: values.data ?? null, against: values.against ?? null, log }, folder);
  try {
    for (const name of names) {
      const report = await measurements[name].measure(context);
      if (!report) continue;
      printReport(report);
      if (values.save) saveReport(report, `pnpm bench --only ${name}${values.data === undefined ? '' : ' --data FOLDER'}`);
    }
  } finally {
    await stopProcesses();
    await context.close();
  }
}

if (values.help) {
  log(help);
} else {
  const folder = mkdtempSync(join(tmpdir(), 'suite-bench-'));
  const stop = async (code: number) => {
    await stopProcesses();
    rmSync(folder, { recursive: true, force: true });
    process.exit(code);
  };
  process.on('SIGINT', () => void stop(130));
  process.on('SIGTERM', () => void stop(143));
  await bench(folder).then(
    () => stop(0),
    (error: unknown) => {
      log(error instanceof Error ? error.message : String(error));
      return stop(1);
    },
  );
}
