import type { FastifyInstance, FastifyServerOptions, InjectOptions, LightMyRequestResponse } from 'fastify';
import type pg from 'pg';
import { buildApp } from '../src/app';
import { createPool } from '../src/database/pool';
import { readSettings, type Settings } from '../src/settings/settings';
import { demoAccounts } from '../src/demo/seed/demo-accounts';
import { type TestDatabase, cloneDatabase } from './test-database';
import { testNow } from './test-server';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly pool: pg.Pool;
  readonly database: TestDatabase;
  /** The clock of the app: tests set it forward. */
  readonly clock: { now: Date };
  /** Signs a demo account in and gives its token. */
  signIn(empNo: string): Promise<string>;
  get(url: string, token?: string): Promise<LightMyRequestResponse>;
  post(url: string, body?: InjectOptions['payload'], token?: string): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/** Shorter than an installation takes, and easy to read in a test. */
const testKeys = { ingestKey: 'test-ingest-key', deployKey: 'test-deploy-key' };

function testSettings(environment: Readonly<Record<string, string>>): Settings {
  const settings = readSettings({ INGEST_KEY: 'long-enough-ingest-key', DEPLOY_KEY: 'long-enough-deploy-key', ...environment });
  return { ...settings, ingestKey: testKeys.ingestKey, deployKey: settings.deployKey === null ? null : testKeys.deployKey };
}

interface TestAppOptions {
  readonly logger?: FastifyServerOptions['logger'];
  /** Another process on the database of an app that runs already. */
  readonly besides?: TestApp;
  /** Variables of the environment, beside the key of the tests. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Where it looks for its database, when not there. */
  readonly databaseUrl?: string;
  /** It delivers to webhooks; a failure is tried again so soon. */
  readonly firstRetrySeconds?: number;
}

/** The app as it runs, over a database of its own. */
export async function openTestApp({
  logger = false, besides, environment = {}, databaseUrl, firstRetrySeconds,
}: TestAppOptions = {}): Promise<TestApp> {
  const database = besides?.database ?? (await cloneDatabase());
  const clock = besides?.clock ?? { now: testNow };
  const url = databaseUrl ?? database.url;
  const pool = createPool({ url });
  const app = await buildApp({
    settings: testSettings(environment),
    pool,
    databaseUrl: url,
    now: () => clock.now,
    logger,
    checkResponses: true,
    ...(firstRetrySeconds !== undefined && { deliveries: { firstRetrySeconds } }),
  });

  const headers = (token?: string) => (token === undefined ? {} : { authorization: `Bearer ${token}` });
  const post: TestApp['post'] = (url, body, token) =>
    app.inject({ method: 'POST', url, headers: headers(token), ...(body !== undefined && { payload: body }) });
  return {
    app,
    pool,
    database,
    clock,
    post,
    get: (url, token) => app.inject({ method: 'GET', url, headers: headers(token) }),
    signIn: async (empNo) => {
      const account = demoAccounts.find((candidate) => candidate.empNo === empNo);
      if (!account) throw new Error(`No demo account ${empNo}.`);
      const answer = await post('/auth/login', { companyName: account.company, empNo, password: account.password });
      return answer.json<{ user: { auth_token: string } }>().user.auth_token;
    },
    close: async () => {
      await app.close();
      await pool.end();
      if (!besides) await database.drop();
    },
  };
}
