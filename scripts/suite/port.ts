// The ports of the suite, and whether they are free.
import { createServer } from 'node:net';
import type { RemoteApp } from 'federation/app';

type Placed = Pick<RemoteApp, 'name' | 'portOffset'>;

export interface PortUse {
  port: number;
  purpose: string;
}

const apiOffset = 10;

export function apiPortOf(base: number): number {
  return base + apiOffset;
}

export function portsOf(base: number, remotes: readonly Placed[]): PortUse[] {
  return [
    { port: base, purpose: 'the host' },
    ...remotes.map((remote) => ({ port: base + remote.portOffset, purpose: remote.name })),
    { port: apiPortOf(base), purpose: 'the API' },
  ];
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // A machine without IPv6 cannot listen on ::1, which says nothing about the port.
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

export async function isFree(port: number): Promise<boolean> {
  const answers = await Promise.all([canListen(port, '127.0.0.1'), canListen(port, '::1')]);
  return answers.every(Boolean);
}

/** Throws an error that names the first busy port and what it was wanted for. */
export async function requireFree(uses: readonly PortUse[]): Promise<void> {
  for (const { port, purpose } of uses) {
    if (!(await isFree(port))) {
      throw new Error(`Port ${port}, wanted for ${purpose}, is in use by another program. Stop that program, or choose other ports: SUITE_PORT=${port + 1000} npm start`);
    }
  }
}

/** A base whose ports are all free, for suites that run beside a started one. */
export async function findFreeBase(remotes: readonly Placed[], from = 4000): Promise<number> {
  for (let base = from; base < 60_000; base += 20) {
    const free = await Promise.all(portsOf(base, remotes).map(({ port }) => isFree(port)));
    if (free.every(Boolean)) return base;
  }
  throw new Error('No free ports found between 4000 and 60000.');
}
