import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openTestApp, type TestApp } from '../../test/test-app';

let suite: TestApp;
let backends: number[] = [];
const tell = (signal: NodeJS.Signals) => {
  for (const pid of backends) process.kill(pid, signal);
};
const goOn = () => {
  tell('SIGCONT');
  backends = [];
};

beforeAll(async () => {
  suite = await openTestApp();
});
afterAll(async () => {
  goOn();
  await suite.close();
});

it('a frozen database holds no call for good, and everything goes on when it is back', async () => {
  const token = await suite.signIn('1001');
  await Promise.all(Array.from({ length: 20 }, () => suite.get('/outage?limit=5', token)));
  const { rows } = await suite.pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  // The one that answered this is frozen too.
  const { rows: [own] } = await suite.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  backends = [...rows, ...(own ? [own] : [])].map(({ pid }) => pid);
  tell('SIGSTOP');
  const calls = [
    suite.get('/outage?limit=5', token),
    suite.post('/auth/login', { companyName: 'GETCO', empNo: '1001', password: 'Demo@1234' }),
    suite.post('/auth/refresh', undefined, token),
    ...Array.from({ length: 30 }, () => suite.get('/outage?limit=5', token)),
  ];
  const began = performance.now();
  const answers = await Promise.all(calls);
  // A call is given up after 14 s; the rest is for a slow machine.
  expect(performance.now() - began).toBeLessThan(45_000);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
  for (const answer of answers) expect(answer.headers['retry-after']).toEqual(expect.any(String));
  goOn();
  let status = 503;
  for (let count = 0; status === 503 && count < 40; count += 1) status = (await suite.get('/outage?limit=5', token)).statusCode;
  expect(status).toBe(200);
});
