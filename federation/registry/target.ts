// Where releases go: the suite that runs on this machine, a target of federation/targets.json, or one of the environment.
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { workspaceFolder } from '../workspace';
import { readRunning } from './running';
import { storeFolder, storePortOf } from './store';

const address = v.pipe(v.string(), v.url(), v.transform((url) => url.replace(/\/+$/, '')));

const targetSchema = v.strictObject({
  /** The API. */
  api: address,
  /** The host, which says in host-api.json what it offers. */
  host: address,
  /** The folder whose <remote>/<version>-<build>/ is served below `origin`; relative to the workspace. */
  store: v.pipe(v.string(), v.nonEmpty()),
  /** Public address of the store; `{remote}` stands for the remote's name, else the name follows it. */
  origin: address,
  /** Variable of the environment that holds the deploy key. */
  key: v.optional(v.string(), 'DEPLOY_KEY'),
});

export interface Target {
  readonly name: string;
  readonly apiUrl: string;
  readonly hostUrl: string;
  readonly deployKey: string;
  readonly store: string;
  /** Null: the suite's own servers, at their ports. */
  readonly origin: string | null;
  /** A suite that was started here with the demo's accounts. */
  readonly isDemo: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** A mistake of the caller: the message says what to do. */
export class UsageError extends Error {}

function localTarget(environment: Environment): Target {
  const dataDir = resolve(workspaceFolder, environment['SUITE_DATA_DIR'] || '.data');
  const running = readRunning(dataDir);
  if (!running) throw new UsageError(`No suite runs on ${dataDir}: npm start, or name another place with --to or SUITE_DATA_DIR.`);
  const { url, apiUrl, deployKey, isDemo } = running;
  return {
    name: 'the suite on this machine',
    apiUrl,
    hostUrl: url,
    deployKey: environment['DEPLOY_KEY'] || deployKey,
    store: storeFolder({ dataDir }),
    origin: null,
    isDemo,
  };
}

function toTarget(name: string, given: unknown, environment: Environment): Target {
  const parsed = v.safeParse(targetSchema, given);
  if (!parsed.success)
    throw new UsageError(`The target ${name}: ${v.getDotPath(parsed.issues[0]) ?? 'record'}: ${parsed.issues[0].message}`);
  const { api, host, store, origin, key } = parsed.output;
  const deployKey = environment[key];
  if (!deployKey) throw new UsageError(`${key} is not set: the key that ships to ${name}.`);
  return { name, apiUrl: api, hostUrl: host, deployKey, store: resolve(workspaceFolder, store), origin, isDemo: false };
}

function namedTargets(): Readonly<Record<string, unknown>> {
  const file = join(workspaceFolder, 'federation', 'targets.json');
  return existsSync(file) ? v.parse(v.record(v.string(), v.unknown()), JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** No name: the suite that runs here. `environment`: SHIP_API, SHIP_HOST, SHIP_STORE, SHIP_ORIGIN and DEPLOY_KEY. */
export function findTarget(name: string | undefined, environment: Environment): Target {
  if (name === undefined) return localTarget(environment);
  if (name === 'environment') {
    const missing = ['SHIP_API', 'SHIP_HOST', 'SHIP_STORE', 'SHIP_ORIGIN'].filter((variable) => !environment[variable]);
    if (missing.length > 0)
      throw new UsageError(`${missing.join(', ')} not set: where the environment's API, host, store and public address of the store are.`);
    const given = {
      api: environment['SHIP_API'],
      host: environment['SHIP_HOST'],
      store: environment['SHIP_STORE'],
      origin: environment['SHIP_ORIGIN'],
    };
    return toTarget(name, given, environment);
  }
  const targets = namedTargets();
  if (!(name in targets))
    throw new UsageError(`There is no target ${name}. Targets: ${['environment',
      ...Object.keys(targets)].join(', ')}; federation/targets.json may name others.`);
  return toTarget(name, targets[name], environment);
}

/** Address of a remote's folder of releases, as browsers will ask for it. */
export function publicFolder({ origin, hostUrl }: Target, remote: string, portOffset: number | null): string {
  if (origin !== null) return origin.includes('{remote}') ? origin.replace('{remote}', remote) : `${origin}/${remote}`;
  const base = Number(new URL(hostUrl).port);
  return portOffset === null ? `http://localhost:${storePortOf(base)}/${remote}` : `http://localhost:${base + portOffset}`;
}
