// The embedded default: a real PostgreSQL server whose data lie in the suite's data folder. One owner starts and stops
// it. A process that finds it running joins it. It becomes the new owner when the old one was killed, else a guest; an
// advisory lock that dies with its connection tells which.
import { existsSync } from 'node:fs';
import { mkdir, readFile, realpath } from 'node:fs/promises';
import { join as joinPath, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { advisoryLock } from '../advisory-lock';
import { type ClusterAccess, clusterUrl, findFreePort, readAccess, writeAccess } from './access-file';
import { type Account, chooseAccount } from './account';
import { type Binaries, findBinaries } from './binaries';
import { createCluster } from './create-cluster';
import { findPostmaster, type Postmaster, spawnPostmaster, stopPostmaster } from './postmaster';

export interface EmbeddedPostgres {
  /** `postgres://` address of the default database, loopback only. */
  readonly url: string;
  readonly port: number;
  /** `adopted`: it was running without an owner. `guest`: its owner lives, `stop` leaves it alone. */
  readonly role: 'started' | 'adopted' | 'guest';
  stop(): Promise<void>;
}

const patienceMs = 60_000;

async function tryConnect(access: ClusterAccess): Promise<pg.Client | null> {
  const client = new pg.Client({ connectionString: clusterUrl(access), keepAlive: true, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch {
    await client.end().catch(() => undefined);
    return null;
  }
}

/** Connects as soon as the server answers; null when its process ends before. */
async function connectWhenReady(access: ClusterAccess, isRunning: () => Promise<boolean>): Promise<pg.Client | null> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    const client = await tryConnect(access);
    if (client) return client;
    if (!(await isRunning())) return null;
    await delay(25);
  }
  throw new Error(`PostgreSQL did not answer on port ${access.port} within ${patienceMs / 1000} s.`);
}

async function claim(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ is_owner: boolean }>('select pg_try_advisory_lock($1) as is_owner', [advisoryLock.embeddedOwner]);
  return rows[0]?.is_owner === true;
}

async function logTail(file: string): Promise<string> {
  return (await readFile(file, 'utf8').catch(() => '')).trim().split('\n').slice(-5).join('\n');
}

interface Place {
  readonly cluster: string;
  readonly logFile: string;
  readonly binaries: Binaries;
  readonly account: Account;
}

interface Joined {
  readonly client: pg.Client;
  readonly access: ClusterAccess;
  readonly role: EmbeddedPostgres['role'];
}

async function join({ cluster, logFile, binaries, account }: Place): Promise<Joined> {
  // A second turn is needed when the running server stops, or another process starts it, just now.
  for (let turn = 0; turn < 3; turn += 1) {
    const stored = await readAccess(cluster);
    const running = await findPostmaster(cluster);
    const access = { ...stored, port: running?.port ?? (await findFreePort(stored.port)) };
    let started: Postmaster | null = null;
    if (!running) {
      await writeAccess(cluster, access);
      started = spawnPostmaster(cluster, access.port, logFile, binaries, account);
    }
    const isRunning = async () => (started ? !started.hasExited() : (await findPostmaster(cluster)) !== null);
    const client = await connectWhenReady(access, isRunning);
    if (client) return { client, access, role: !(await claim(client)) ? 'guest' : started ? 'started' : 'adopted' };
  }
  throw new Error(`PostgreSQL did not start:\n${await logTail(logFile)}`);
}

/** Stops a server whose owner was killed; one that somebody owns, or that runs no more, is left alone. */
export async function stopOrphanedPostgres(dataDir: string): Promise<void> {
  const cluster = joinPath(resolve(dataDir), 'postgres');
  const running = existsSync(joinPath(cluster, 'PG_VERSION')) ? await findPostmaster(cluster) : null;
  if (!running) return;
  const client = await tryConnect({ ...(await readAccess(cluster)), port: running.port });
  if (!client) return;
  const isOrphan = await claim(client);
  await client.end();
  if (isOrphan) await stopPostmaster(cluster);
}

const restartMs = 500;

interface EmbeddedOptions {
  readonly dataDir: string;
  /** The server's programs, where they are not those of the installed package. */
  readonly binaries?: Binaries;
}

/** Starts the server in `dataDir`/postgres, or joins the one that runs there. */
export async function startEmbeddedPostgres({ dataDir, binaries = findBinaries() }: EmbeddedOptions): Promise<EmbeddedPostgres> {
  await mkdir(resolve(dataDir), { recursive: true });
  const folder = await realpath(resolve(dataDir));
  const cluster = joinPath(folder, 'postgres');
  const account = chooseAccount(binaries, folder);
  if (!existsSync(joinPath(cluster, 'PG_VERSION'))) await createCluster(cluster, binaries, account);

  const place = { cluster, logFile: joinPath(folder, 'postgres.log'), binaries, account };
  let joined = await join(place);
  let isStopped = false;

  // The owner brings a server that was killed back, on its port; what was committed is there again.
  const watch = (): void => {
    if (joined.role === 'guest') return;
    joined.client.once('end', () => void bringBack());
  };
  const bringBack = async (): Promise<void> => {
    while (!isStopped) {
      await delay(restartMs, null, { ref: false });
      const again = isStopped ? null : await join(place).catch(() => null);
      if (!again) continue;
      joined = again;
      return isStopped ? stop() : watch();
    }
  };
  const stop = async (): Promise<void> => {
    isStopped = true;
    await joined.client.end().catch(() => undefined);
    if (joined.role !== 'guest') await stopPostmaster(cluster);
  };

  watch();
  return { url: clusterUrl(joined.access), port: joined.access.port, role: joined.role, stop };
}
