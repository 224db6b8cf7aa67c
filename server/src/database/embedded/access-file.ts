// The port and the password of a cluster, kept inside its own folder (mode 0700).
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';

const accessSchema = v.object({ port: v.number(), password: v.string() });
export type ClusterAccess = v.InferOutput<typeof accessSchema>;

const fileIn = (cluster: string) => join(cluster, 'suite-access.json');

export async function readAccess(cluster: string): Promise<ClusterAccess> {
  return v.parse(accessSchema, JSON.parse(await readFile(fileIn(cluster), 'utf8')));
}

export async function writeAccess(cluster: string, access: ClusterAccess): Promise<void> {
  await writeFile(fileIn(cluster), JSON.stringify(access), { mode: 0o600 });
}

/** The port that is free on the loopback: the wanted one, else any. */
export async function findFreePort(wanted: number): Promise<number> {
  const tryPort = (port: number) =>
    new Promise<number | null>((resolve) => {
      const server = createServer();
      server.once('error', () => resolve(null));
      server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
        const address = server.address();
        server.close(() => resolve(typeof address === 'object' && address ? address.port : null));
      });
    });
  const port = (await tryPort(wanted)) ?? (await tryPort(0));
  if (port === null) throw new Error('No free port on the loopback interface.');
  return port;
}

export function clusterUrl({ port, password }: ClusterAccess, database = 'postgres'): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
}
