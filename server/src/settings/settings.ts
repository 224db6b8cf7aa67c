// The environment, parsed once. Nothing else reads process.env.
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import type { Company } from 'shared-contracts/constant/company';
import { remoteNameSchema } from 'shared-contracts/entity/remote-release';
import { permissionNames } from 'shared-contracts/rule/permission';
import * as v from 'valibot';
import { type BrokerSettings, readBroker } from './broker-settings';
import { type MailSettings, readMail } from './mail-settings';
import { findShortKeys, tooShort } from './short-key';
import { type DirectorySettings, readDirectories, readPasswordsOff } from './directory-settings';
import { webhookNetworks } from './webhook-networks';

export interface Settings {
  readonly hostPort: number;
  /** Where browsers open the host. */
  readonly hostUrl: string;
  readonly apiPort: number;
  /** Where the API listens: this machine only, unless told otherwise. */
  readonly apiAddress: string;
  readonly dataDir: string;
  /** Null: the embedded server. */
  readonly databaseUrl: string | null;
  readonly isDemo: boolean;
  readonly isFeedOn: boolean;
  readonly ingestKey: string;
  /** True when the key was made for this start, so that it has to be shown. */
  readonly isIngestKeyGenerated: boolean;
  /** Keys that only a demo lets be so short. */
  readonly shortKeys: readonly string[];
  /** The largest share of its open outages that a source's list may close, 0 to 1. */
  readonly snapshotCloseShare: number;
  /** Where sources report by messages. Null: they do not. */
  readonly broker: BrokerSettings | null;
  /** The key that ships and takes back remotes. Null: nobody does. */
  readonly deployKey: string | null;
  readonly isDeployKeyGenerated: boolean;
  /** The key that imports and exports master data. Null: only employees do. */
  readonly importKey: string | null;
  /** Where mail goes out. Null: none is sent. */
  readonly mail: MailSettings | null;
  /** Where browsers reach the API. */
  readonly apiUrl: string;
  /** The utilities' own directories. */
  readonly directories: readonly DirectorySettings[];
  /** Companies whose employees sign in by their directory only. */
  readonly passwordsOff: readonly Company[];
  /** The key that asks for handshake tickets. Null: the keys of the sources do, for employees without permissions. */
  readonly handshakeKey: string | null;
  /** Whether a handshake may sign an administrator in. */
  readonly mayHandshakeAdministrators: boolean;
  /** Where remotes are served that live elsewhere, by their name. */
  readonly remoteOrigins: Readonly<Record<string, string>>;
  /** Where remotes are served that have no port of their own. */
  readonly storeOrigin: string;
  /** Browser origins that may call the API. */
  readonly allowedOrigins: readonly string[];
  readonly logLevel: string;
  /** What a reader of /metrics shows; null: only this machine reads them. */
  readonly metricsKey: string | null;
  /** Proxies that the API believes about the caller's address and the request id. */
  readonly trustedProxies: readonly string[];
  /** Minutes without a call after which a session is over. Null: only its age of 12 hours counts. */
  readonly sessionIdleMinutes: number | null;
  /** Live sessions of one employee; a further sign-in ends the oldest. */
  readonly sessionsPerAccount: number;
  /** Permissions that count only for accounts with two-step sign-in. */
  readonly secondFactorFor: readonly string[];
  /** Networks beside the public ones that webhooks may lead to. */
  readonly webhookNetworks: readonly string[];
  /** Whether webhooks may go without encryption. */
  readonly mayWebhooksUseHttp: boolean;
  /** Within which a receiver has to answer. */
  readonly webhookTimeoutSeconds: number;
}

const port = (fallback: number) =>
  v.pipe(
    v.optional(v.string(), String(fallback)),
    v.regex(/^\d{1,5}$/, 'must be a port number'),
    v.transform(Number),
    v.minValue(1),
    v.maxValue(65_520),
  );
const count = v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, 'must be a whole number from 1 to 999999'), v.transform(Number));
const flag = v.picklist(['0', '1'], 'must be 0 or 1');
const list = v.pipe(v.optional(v.string(), ''), v.transform((text) => text.split(',').map((part) => part.trim()).filter(Boolean)));
const origin = v.pipe(v.string(), v.url('must be an origin such as http://localhost:3001'), v.transform((text) => new URL(text).origin));

const environmentSchema = v.object({
  SUITE_PORT: port(3000),
  API_PORT: v.optional(port(0)),
  API_ADDRESS: v.optional(v.string()),
  SUITE_DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty()), '.data'),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must be postgres://...'))),
  SUITE_DEMO: v.optional(flag, '0'),
  SUITE_FEED: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  INGEST_KEY: v.optional(v.string()),
  SNAPSHOT_CLOSE_SHARE: v.pipe(
    v.optional(v.string(), '0.5'),
    v.transform(Number),
    v.number('must be a number from 0 to 1'),
    v.minValue(0, 'must be a number from 0 to 1'),
    v.maxValue(1, 'must be a number from 0 to 1'),
  ),
  DEPLOY_KEY: v.optional(v.string()),
  IMPORT_KEY: v.optional(v.string()),
  HANDSHAKE_KEY: v.optional(v.string()),
  HANDSHAKE_ADMINS: v.optional(flag, '0'),
  HOST_URL: v.optional(origin),
  API_URL: v.optional(origin),
  STORE_ORIGIN: v.optional(origin),
  /** `remote-outages=https://outages.example.org,...`; what is not named stays on this machine. */
  REMOTE_ORIGINS: v.pipe(
    list,
    v.transform((pairs) => pairs.map((pair) => pair.split('='))),
    v.array(v.strictTuple([remoteNameSchema, origin])),
  ),
  /** Further browser origins, beside the suite's own ports. */
  ALLOWED_ORIGINS: v.pipe(list, v.array(origin)),
  METRICS_KEY: v.optional(v.string()),
  /** Addresses or networks, such as `10.0.0.0/8`, or `loopback`. */
  TRUSTED_PROXIES: list,
  SESSION_IDLE_MINUTES: v.optional(count),
  SESSIONS_PER_ACCOUNT: v.optional(count, '100'),
  SECOND_FACTOR_FOR: v.pipe(list, v.array(v.picklist(permissionNames, 'must be names of permissions between commas'))),
  WEBHOOK_NETWORKS: webhookNetworks,
  WEBHOOK_HTTP: v.optional(flag, '0'),
  WEBHOOK_TIMEOUT_SECONDS: v.pipe(v.optional(count, '10'), v.maxValue(60, 'must be a whole number from 1 to 60')),
  LOG_LEVEL: v.optional(v.picklist(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']), 'info'),
});

type Environment = Readonly<Record<string, string | undefined>>;

/** Empty variables count as absent, as shells and compose files leave them. */
function withoutEmpty(environment: Environment): Record<string, string> {
  return Object.fromEntries(Object.entries(environment).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** Ports of remotes are the host's plus 1 to 8; this one serves all remotes without a port. */
const storeOffset = 9;

const makeKey = () => randomBytes(24).toString('base64url');

function localOrigins(ports: readonly number[]): string[] {
  return ports.flatMap((number) => [`http://localhost:${number}`, `http://127.0.0.1:${number}`]);
}

function parse(environment: Environment): v.InferOutput<typeof environmentSchema> {
  const result = v.safeParse(environmentSchema, withoutEmpty(environment));
  if (result.success) return result.output;
  throw new Error(result.issues.map((issue) => `${String(issue.path?.[0]?.key)} ${issue.message}`).join('\n'));
}

/** What the migration job needs: it serves nobody, so it has no keys. */
export function readDatabaseSettings(environment: Environment): Pick<Settings, 'databaseUrl' | 'dataDir' | 'isDemo'> {
  const given = parse(environment);
  return { databaseUrl: given.DATABASE_URL ?? null, dataDir: resolve(given.SUITE_DATA_DIR), isDemo: given.SUITE_DEMO === '1' };
}

const ownAddresses: readonly string[] = ['localhost', '127.0.0.1', '::1'];

/** Keys that could be shorter once: an upgrade of a trial on one machine still starts. */
const olderKeys: readonly string[] = ['INGEST_KEY', 'DEPLOY_KEY', 'IMPORT_KEY'];

/** Whether other machines reach the API: by its own address, or by a proxy in front of it. */
function isReachable({ API_ADDRESS = 'localhost', TRUSTED_PROXIES }: v.InferOutput<typeof environmentSchema>): boolean {
  return !ownAddresses.includes(API_ADDRESS) || TRUSTED_PROXIES.length > 0;
}

/** Throws an Error that names each wrong variable. */
export function readSettings(environment: Environment): Settings {
  const given = parse(environment);
  const isDemo = given.SUITE_DEMO === '1';
  if (!given.INGEST_KEY && !isDemo)
    throw new Error('INGEST_KEY is required: the key that the feeder monitoring system sends (only a demo makes its own).');

  const shortKeys = findShortKeys(given);
  const refusedKeys = isDemo ? [] : shortKeys.filter((name) => isReachable(given) || !olderKeys.includes(name));
  if (refusedKeys.length > 0) throw new Error(refusedKeys.map(tooShort).join('\n'));

  const hostPort = given.SUITE_PORT;
  const apiPort = given.API_PORT ?? hostPort + 10;
  const directories = readDirectories(environment);
  const remoteOrigins = Object.fromEntries(given.REMOTE_ORIGINS);
  const storeOrigin = given.STORE_ORIGIN ?? `http://localhost:${hostPort + storeOffset}`;
  const suitePorts = Array.from({ length: storeOffset + 1 }, (_none, offset) => hostPort + offset);

  return {
    hostPort,
    hostUrl: given.HOST_URL ?? `http://localhost:${hostPort}`,
    apiPort,
    apiUrl: given.API_URL ?? `http://localhost:${apiPort}`,
    directories,
    passwordsOff: readPasswordsOff(environment, directories),
    apiAddress: given.API_ADDRESS ?? 'localhost',
    dataDir: resolve(given.SUITE_DATA_DIR),
    databaseUrl: given.DATABASE_URL ?? null,
    isDemo,
    isFeedOn: isDemo && given.SUITE_FEED === 'on',
    ingestKey: given.INGEST_KEY ?? makeKey(),
    isIngestKeyGenerated: given.INGEST_KEY === undefined,
    shortKeys,
    snapshotCloseShare: given.SNAPSHOT_CLOSE_SHARE,
    broker: readBroker(environment),
    mail: readMail(environment),
    deployKey: given.DEPLOY_KEY ?? (isDemo ? makeKey() : null),
    isDeployKeyGenerated: isDemo && given.DEPLOY_KEY === undefined,
    importKey: given.IMPORT_KEY ?? null,
    handshakeKey: given.HANDSHAKE_KEY ?? null,
    mayHandshakeAdministrators: given.HANDSHAKE_ADMINS === '1',
    remoteOrigins,
    storeOrigin,
    allowedOrigins: [...new Set([...localOrigins(suitePorts), ...Object.values(remoteOrigins), storeOrigin, ...given.ALLOWED_ORIGINS])],
    logLevel: given.LOG_LEVEL,
    metricsKey: given.METRICS_KEY ?? null,
    trustedProxies: given.TRUSTED_PROXIES,
    sessionIdleMinutes: given.SESSION_IDLE_MINUTES ?? null,
    sessionsPerAccount: given.SESSIONS_PER_ACCOUNT,
    secondFactorFor: given.SECOND_FACTOR_FOR,
    webhookNetworks: given.WEBHOOK_NETWORKS,
    mayWebhooksUseHttp: given.WEBHOOK_HTTP === '1',
    webhookTimeoutSeconds: given.WEBHOOK_TIMEOUT_SECONDS,
  };
}
