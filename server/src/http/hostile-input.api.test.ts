import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { InjectOptions } from 'fastify';
import type { Endpoint } from 'shared-contracts/endpoint';
import { endpointRecords as all } from 'shared-contracts/testing/endpoint-records';
import { hostileRequests } from '../../test/hostile-request';
import { type TestApp, openTestApp } from '../../test/test-app';

let suite: TestApp;
beforeAll(async () => {
  suite = await openTestApp();
});
afterAll(() => suite.close());

/** `pnpm torture` sends 3,000 for each call. */
const perCall = Number(process.env.HOSTILE_REQUESTS || 300);
/** Below what makes anybody wait: a refusal for lack of room would say nothing of the input. */
const atOnce = 3;
/** One call waits for the end of its session; whoever does not want to wait with it leaves. */
const patienceMs: Readonly<Record<string, number>> = { watchSession: 20 };

interface Failure {
  readonly status: number;
  readonly request: string;
}

async function send({ access, name }: Endpoint, request: InjectOptions, token: string): Promise<number> {
  const keys = { 'x-ingest-key': 'test-ingest-key', 'x-deploy-key': 'test-deploy-key' };
  const headers = { ...request.headers, ...(access === 'session' ? { authorization: `Bearer ${token}` } : keys) };
  const leaving = AbortSignal.timeout(patienceMs[name] ?? 60_000);
  const answer = await suite.app.inject({ ...request, headers, signal: leaving }).catch((error: unknown) => {
    if (leaving.aborted) return null;
    throw error;
  });
  return answer?.statusCode ?? 0;
}

/** Those of the requests that the server was to blame for. */
async function findFailures(endpoint: Endpoint, requests: Iterator<InjectOptions>): Promise<Failure[]> {
  const failures: Failure[] = [];
  // Wrong passwords of the call before make the account wait, as they should.
  await suite.pool.query('delete from sign_in_throttle');
  let token = await suite.signIn('1001');
  const lane = async (): Promise<void> => {
    for (let next = requests.next(); !next.done; next = requests.next()) {
      const status = await send(endpoint, next.value, token);
      if (status >= 500) failures.push({ status, request: JSON.stringify(next.value).slice(0, 500) });
      // It ended its own session, or somebody's that it shares.
      if (status === 401 && endpoint.access === 'session') token = await suite.signIn('1001');
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return failures;
}

describe('no input is a failure of the server', () => {
  it.each(all.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s',
    async (_name, endpoint) => {
      expect((await findFailures(endpoint, hostileRequests(endpoint, perCall))).slice(0, 5)).toEqual([]);
    },
    300_000,
  );

  it.each([
    ['a list', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['a record', '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000)],
  ])('10,000 levels of %s are malformed', async (_what, payload) => {
    const answer = await suite.app.inject({ method: 'POST', url: '/auth/login', headers: { 'content-type': 'application/json' }, payload });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { status: 'Fail', message: expect.any(String) }]);
  });

  it('a fault type that no column holds is malformed', async () => {
    const answer = await suite.post('/utils/getReasonList', { faultType: 32_768 }, await suite.signIn('1001'));
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { message: expect.stringContaining('faultType') }]);
  });
});
