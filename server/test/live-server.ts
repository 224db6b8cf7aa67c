import { openTestApp, type TestApp } from './test-app';

export interface LiveTestApp extends TestApp {
  readonly url: string;
}

/** A test app that listens on a port of its own, for clients with real sockets. */
export async function openLiveApp(options: Parameters<typeof openTestApp>[0] = {}): Promise<LiveTestApp> {
  const suite = await openTestApp(options);
  const url = await suite.app.listen({ port: 0, host: '127.0.0.1' });
  return { ...suite, url };
}

/** The sfmsIds that are open for everybody below an office, as the database has them. */
export async function openIds({ pool }: TestApp, hierarchy: 'substation' | 'subdivision', prefix: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select coalesce(sfms_id, 'm-' || id) as id from outage where fault_end is null and ${hierarchy}_code like $1`,
    [`${prefix}%`],
  );
  return rows.map(({ id }) => id).sort();
}
