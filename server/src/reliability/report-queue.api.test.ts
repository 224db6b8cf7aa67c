import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { get as httpGet } from 'node:http';
import { liftLimits } from '../../test/lift-limits';
import { type TestApp, openTestApp } from '../../test/test-app';
import { until } from '../../test/until';

const path = '/report/reliability?from=2026-11-05&to=2026-11-19';

let suite: TestApp;
let token: string;
beforeAll(async () => {
  suite = await openTestApp();
  token = await suite.signIn('1003');
  await liftLimits(suite.pool);
});
afterAll(() => suite.close());

/** How many reports the database works for. */
async function reading(): Promise<number> {
  const { rows } = await suite.pool.query<{ count: number }>(
    `select count(*) as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state = 'active'
      and (query like '%with served as materialized%' or query like '%with reaching as materialized%' or query like '%reliability_day%')`,
  );
  return rows[0]?.count ?? 0;
}

/** No report ends meanwhile. */
async function whileBlocked(act: () => Promise<void>): Promise<void> {
  const locker = await suite.pool.connect();
  await locker.query('begin; lock table outage in access exclusive mode');
  await act().finally(() => locker.query('rollback'));
  locker.release();
}

describe('reports that take long', () => {
  it('run two at a time, eight wait, the rest is told to come back', async () => {
    const answers: Promise<{ statusCode: number }>[] = [];
    const refused: unknown[] = [];
    await whileBlocked(async () => {
      for (let asked = 0; asked < 13; asked++) {
        answers.push(suite.get(path, token).then((answer) => {
          if (answer.statusCode === 503) refused.push(answer.headers['retry-after']);
          return answer;
        }));
      }
      await until(async () => (await reading()) === 2 && refused.length === 3);
    });
    expect(refused).toEqual(['5', '5', '5']);
    expect((await Promise.all(answers)).filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
  });

  it('are given up when the caller leaves', async () => {
    await suite.app.listen({ port: 0, host: '127.0.0.1' });
    const address = suite.app.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await whileBlocked(async () => {
      const callers = Array.from({ length: 5 }, () =>
        httpGet({ port, host: '127.0.0.1', path, headers: { authorization: token } }).on('error', () => undefined),
      );
      await until(async () => (await reading()) === 2);
      for (const caller of callers) caller.destroy();
      await until(async () => (await reading()) === 0);
    });
    expect((await suite.get(path, token)).statusCode).toBe(200);
  });
});
