import type { EmbeddedPostgres } from '../src/database/embedded/start-embedded';

/** The moment of all API tests: seeds lead up to it and clocks start at it. */
export const testNow = new Date('2026-11-20T06:30:00Z');

/** What the setup started and the teardown stops, both in jest's own process. */
const holder: typeof globalThis & { suiteTestServer?: { embedded?: EmbeddedPostgres; folder?: string } } = globalThis;
export const started = (holder.suiteTestServer ??= {});

/** The address of another database of the same server. */
export function databaseAt(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
