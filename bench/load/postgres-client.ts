// The programs of PostgreSQL that measure it best: found in the path, or where Debian puts them.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);
const debian = '/usr/lib/postgresql';

function find(program: 'pgbench' | 'psql'): string {
  const folders = [
    ...(process.env['PATH'] ?? '').split(':'),
    ...(existsSync(debian) ? readdirSync(debian).map((version) => join(debian, version, 'bin')) : []),
  ];
  const file = folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
  if (!file)
    throw new Error(`${program} is needed: it is part of the clients of PostgreSQL (Debian: postgresql-client, postgresql-contrib).`);
  return file;
}

export async function versionOf(program: 'pgbench' | 'psql'): Promise<string> {
  return (await run(find(program), ['--version'])).stdout.trim();
}

/** A statement with its values in it. `:name` means something to these programs, so a colon in a literal is spelt out. */
export function inline(text: string, values: readonly unknown[]): string {
  const plain = text.replace(/'[^']*'/g, (literal) =>
    literal.includes(':') ? ` E${literal.replaceAll('\\', '\\\\').replaceAll(':', '\\x3a')}` : literal,
  );
  return plain.replace(/\$(\d+)/g, (_all, digits: string) => {
    const value = values[Number(digits) - 1];
    if (value === null || value === undefined) return 'null';
    if (typeof value === 'number') return String(value);
    const literal = pg.escapeLiteral(value instanceof Date ? value.toISOString() : String(value));
    return literal.includes(':') ? ` E${literal.replaceAll(':', '\\x3a')}` : literal;
  });
}

// As the pool of the API sets them.
const sessionOptions = '-c jit=off -c timezone=UTC -c plan_cache_mode=force_custom_plan';

export interface Rate {
  perSecond: number;
  /** Mean milliseconds. */
  latency: number;
}

/** The statement again and again over so many connections: one program in C, as cheap as a client can be. */
export async function runPgbench(databaseUrl: string, statement: string, connections: number, seconds: number): Promise<Rate> {
  const file = join(tmpdir(), `bench-${process.pid}.sql`);
  writeFileSync(file, `${statement.replaceAll(/\s+/g, ' ').trim()};\n`);
  try {
    const { stdout } = await run(
      find('pgbench'),
      ['--no-vacuum', '--protocol=extended', `--client=${connections}`, '--jobs=1', `--time=${seconds}`, `--file=${file}`, databaseUrl],
      { env: { ...process.env, PGOPTIONS: sessionOptions } },
    );
    return { perSecond: Number(/tps = ([\d.]+)/.exec(stdout)?.[1]), latency: Number(/latency average = ([\d.]+)/.exec(stdout)?.[1]) };
  } finally {
    rmSync(file, { force: true });
  }
}

/** Copies the rows of a statement to the standard output of psql. */
export function startPsqlCopy(databaseUrl: string, statement: string): ChildProcess {
  return spawn(
    find('psql'),
    [databaseUrl, '--quiet', '--no-psqlrc', '--command', `copy (${statement}) to stdout (format csv, encoding 'UTF8')`],
    { env: { ...process.env, PGOPTIONS: sessionOptions }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
}
