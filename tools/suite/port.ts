// The ports of the suite, and whether they are free.
import { createServer } from 'node:net';
import type { RemoteApp } from 'federation/app';
import { storePortOf } from 'federation/registry/store';
import { isBlockedByBrowsers } from 'server/blocked-port';

type Placed = Pick<RemoteApp, 'name' | 'portOffset'>;

export interface PortUse {
  port: number;
  purpose: string;
}

const apiOffset = 10;

export function apiPortOf(base: number): number {
  return base + apiOffset;
}

/** The remotes' ports, of those that have one. */
export function placedPorts(base: number, remotes: readonly Placed[]): PortUse[] {
  return remotes.flatMap(({ name, portOffset }) => (portOffset === null ? [] : [{ port: base + portOffset, purpose: name }]));
}

export function portsOf(base: number, remotes: readonly Placed[]): PortUse[] {
  return [
    { port: base, purpose: 'the host' },
    ...placedPorts(base, remotes),
    { port: storePortOf(base), purpose: 'the store of remotes' },
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
  const other = (uses[0]?.port ?? 3000) + 1000;
  for (const { port, purpose } of uses) {
    if (!(await isFree(port))) {
      throw new Error(
        `Port ${port}, wanted for ${purpose}, is in use by another program. ` +
          `Stop that program, or choose other ports: SUITE_PORT=${other} npm start`,
      );
    }
  }
}

// Below the range from which the system gives ports to clients.
const firstBase = 4000;
const lastBase = 24_000;
const step = 20;

/**
 * A base whose ports are all free, for suites that run beside a started one. Each process begins its
 * search elsewhere: two that start at the same moment would both find the first one free.
 */
export async function findFreeBase(remotes: readonly Placed[], seed = process.pid): Promise<number> {
  const count = (lastBase - firstBase) / step;
  for (let turn = 0; turn < count; turn += 1) {
    const base = firstBase + ((seed * 7 + turn) % count) * step;
    const ports = portsOf(base, remotes).map(({ port }) => port);
    if (ports.some(isBlockedByBrowsers)) continue;
    const free = await Promise.all(ports.map(isFree));
    if (free.every(Boolean)) return base;
  }
  throw new Error('No free ports found between 4000 and 24000.');
}
