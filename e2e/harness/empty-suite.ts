// A suite that was started empty, as docs/first-day.md starts it, beside the one of the other tests.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceFolder } from './release';

export interface EmptySuite {
  readonly url: string;
  readonly setupLink: () => string;
  /** Runs the commands of a page as they stand there, on this suite's folder, address and key; answers what they said. */
  run(commands: string): string;
  stop(): Promise<void>;
}

const ingestKey = 'first-day-ingest-key';

async function untilReady(child: ChildProcess): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (data: Buffer) => {
      said += data.toString();
      if (/^ready after/m.test(said)) resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => reject(new Error(`The suite did not start:\n${said}`)));
  });
}

/** The host is at `port`, everything else beside it as always. Without an address of a database it has one of its own. */
export async function startEmptySuite(port: number, databaseUrl: string): Promise<EmptySuite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'suite-first-day-'));
  // Nothing of the suite that the other tests use: not its addresses, its folder or its keys.
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('SUITE_')));
  const env = { ...own, SUITE_PORT: String(port), SUITE_DATA_DIR: dataDir, INGEST_KEY: ingestKey, DATABASE_URL: databaseUrl };
  const child = spawn(process.execPath, ['scripts/bootstrap.mjs', 'start', '--empty'], {
    cwd: workspaceFolder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await untilReady(child);
  return {
    url: `http://localhost:${port}`,
    setupLink: () => readFileSync(join(dataDir, 'setup-link'), 'utf8').trim(),
    run: (commands) => {
      const here = commands.replaceAll('.data-empty', dataDir).replaceAll('localhost:3010', `localhost:${port + 10}`);
      const script = `set -eu\nexport SUITE_DATA_DIR=${dataDir}\n${here}`;
      const { status, stdout, stderr } = spawnSync('bash', ['-c', script], {
        cwd: workspaceFolder,
        env: { ...env, INGEST_KEY: ingestKey },
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`${here}\nended with ${status}:\n${stdout}${stderr}`);
      return stdout;
    },
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
