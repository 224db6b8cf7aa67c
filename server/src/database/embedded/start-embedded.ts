// The embedded default: a real PostgreSQL server whose data lie in the suite's data folder.
// One owner starts and stops it. Whoever finds it running joins it: as its new owner when the old
// one was killed (an advisory lock that dies with its connection tells), else as a guest.
import { existsSync } from 'node:fs';
import { mkdir, readFile, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type ClusterAccess, clusterUrl, findFreePort, readAccess, writeAccess } from './access-file';
import { chooseAccount } from './account';
import { findBinaries } from './binaries';
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

const ownerLock = 7_201_961;
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
  const { rows } = await client.query<{ is_owner: boolean }>('select pg_try_advisory_lock($1) as is_owner', [ownerLock]);
  return rows[0]?.is_owner === true;
}

async function logTail(file: string): Promise<string> {
  return (await readFile(file, 'utf8').catch(() => '')).trim().split('\n').slice(-5).join('\n');
}

/** Starts the server in `dataDir`/postgres, or joins the one that runs there. */
export async function startEmbeddedPostgres({ dataDir }: { readonly dataDir: string }): Promise<EmbeddedPostgres> {
  await mkdir(resolve(dataDir), { recursive: true });
  const folder = await realpath(resolve(dataDir));
  const cluster = join(folder, 'postgres');
  const logFile = join(folder, 'postgres.log');
  const binaries = findBinaries();
  const account = chooseAccount(binaries.folder, folder);
  if (!existsSync(join(cluster, 'PG_VERSION'))) await createCluster(cluster, binaries, account);

  // A second turn is needed when the running server stops, or another process starts it, just now.
  for (let turn = 0; turn < 3; turn += 1) {
    const access = await readAccess(cluster);
    const running = await findPostmaster(cluster);
    let started: Postmaster | null = null;
    let current = { ...access, port: running?.port ?? 0 };
    if (!running) {
      current = { ...access, port: await findFreePort(access.port) };
      await writeAccess(cluster, current);
      started = spawnPostmaster(cluster, current.port, logFile, binaries, account);
    }
    const isRunning = async () => (started ? !started.hasExited() : (await findPostmaster(cluster)) !== null);
    const client = current.port > 0 ? await connectWhenReady(current, isRunning) : null;
    if (!client) continue;
    const isOwner = await claim(client);
    return {
      url: clusterUrl(current),
      port: current.port,
      role: !isOwner ? 'guest' : started ? 'started' : 'adopted',
      stop: async () => {
        await client.end().catch(() => undefined);
        if (isOwner) await stopPostmaster(cluster);
      },
    };
  }
  throw new Error(`PostgreSQL did not start:\n${await logTail(logFile)}`);
}
