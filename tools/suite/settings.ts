// The environment of a started suite, parsed once (docs/product.md#the-wire).
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { isBlockedByBrowsers } from 'server/blocked-port';
import * as v from 'valibot';
import { apiPortOf } from './port';

/** The first port of a suite that browsers refuse; null: they open all of them. */
function blockedPortFrom(base: number): number | null {
  for (let port = base; port <= apiPortOf(base); port += 1) if (isBlockedByBrowsers(port)) return port;
  return null;
}

const environmentSchema = v.object({
  SUITE_PORT: v.pipe(
    v.optional(v.string(), '3000'),
    v.regex(/^\d+$/, 'SUITE_PORT must be a number'),
    v.transform(Number),
    v.minValue(1024, 'SUITE_PORT must be 1024 or more'),
    v.maxValue(65_500, 'SUITE_PORT must be 65500 or less'),
    v.check(
      (port) => blockedPortFrom(port) === null,
      ({ input }) => `SUITE_PORT=${input} cannot be used: no browser opens port ${blockedPortFrom(input)}. Try SUITE_PORT=3000.`,
    ),
  ),
  SUITE_DATA_DIR: v.optional(v.string()),
  SUITE_DEMO: v.optional(v.picklist(['0', '1'], 'SUITE_DEMO must be 0 or 1'), '1'),
  INGEST_KEY: v.optional(v.string()),
  DEPLOY_KEY: v.optional(v.string()),
});

export interface SuiteSettings {
  port: number;
  dataDir: string;
  isDemo: boolean;
  ingestKey: string;
  /** Whether the key was made up here, so that it has to be shown. */
  isKeyMade: boolean;
  /** Ships remotes; made up for this start when it is not given. */
  deployKey: string;
  isDeployKeyMade: boolean;
  /** Everything else that the processes read. */
  env: NodeJS.ProcessEnv;
}

const makeKey = () => randomBytes(18).toString('base64url');

/** `isEmpty`: without demo accounts, data and feed, and with a data folder of its own. */
export function readSettings(env: NodeJS.ProcessEnv, folder: string, { isEmpty = false }: { isEmpty?: boolean } = {}): SuiteSettings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(environmentSchema, given);
  if (!parsed.success) throw new Error(parsed.issues.map((issue) => issue.message).join('\n'));
  const { SUITE_PORT, SUITE_DATA_DIR, SUITE_DEMO, INGEST_KEY, DEPLOY_KEY } = parsed.output;
  const isDemo = SUITE_DEMO === '1' && !isEmpty;
  if (!INGEST_KEY && !isDemo && !isEmpty)
    throw new Error(
      'INGEST_KEY is required when SUITE_DEMO is 0 (npm start -- --empty makes one up): the key that the feeder monitoring system sends.',
    );
  return {
    port: SUITE_PORT,
    dataDir: resolve(folder, SUITE_DATA_DIR ?? (isEmpty ? '.data-empty' : '.data')),
    isDemo,
    ingestKey: INGEST_KEY ?? makeKey(),
    isKeyMade: INGEST_KEY === undefined,
    deployKey: DEPLOY_KEY ?? makeKey(),
    isDeployKeyMade: DEPLOY_KEY === undefined,
    env,
  };
}
