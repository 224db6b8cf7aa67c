// The compose file where no Docker runs: its shape, its references, and what every service has to keep.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { parse } from 'yaml';

const folder = join(__dirname, '..', '..');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

const text = v.union([v.string(), v.number(), v.boolean()]);
const healthSchema = v.strictObject({
  test: v.optional(v.array(v.string())),
  interval: v.optional(v.string()),
  timeout: v.optional(v.string()),
  retries: v.optional(v.number()),
  disable: v.optional(v.boolean()),
});
const serviceSchema = v.strictObject({
  image: v.string(),
  build: v.optional(
    v.strictObject({
      context: v.literal('.'),
      dockerfile: v.string(),
      target: v.string(),
      args: v.optional(v.record(v.string(), v.string())),
    }),
  ),
  command: v.optional(v.array(text)),
  restart: v.optional(v.picklist(['no', 'unless-stopped'])),
  read_only: v.optional(v.boolean()),
  tmpfs: v.optional(v.array(v.string())),
  cap_drop: v.optional(v.array(v.string())),
  security_opt: v.optional(v.array(v.string())),
  ulimits: v.optional(v.record(v.string(), v.number())),
  logging: v.optional(v.object({ driver: v.string() })),
  deploy: v.optional(v.strictObject({ replicas: v.string() })),
  environment: v.optional(v.record(v.string(), v.string())),
  volumes: v.optional(v.array(v.string())),
  ports: v.optional(v.array(v.string())),
  configs: v.optional(v.array(v.strictObject({ source: v.string(), target: v.string() }))),
  depends_on: v.optional(
    v.record(v.string(), v.strictObject({ condition: v.picklist(['service_healthy', 'service_completed_successfully']) })),
  ),
  profiles: v.optional(v.array(v.string())),
  healthcheck: v.optional(healthSchema),
  shm_size: v.optional(v.string()),
  stop_grace_period: v.optional(v.string()),
});
const composeSchema = v.looseObject({
  name: v.string(),
  services: v.record(v.string(), serviceSchema),
  configs: v.record(v.string(), v.strictObject({ file: v.optional(v.string()), content: v.optional(v.string()) })),
  volumes: v.record(v.string(), v.null()),
});

const compose = v.parse(composeSchema, parse(read('docker-compose.yml'), { merge: true }));
const services = Object.entries(compose.services);
const dockerfile = read('deploy/Dockerfile');
/** What a stage has, with all it stands on. */
function stage(target: string): string {
  const [, from = '', body = ''] =
    new RegExp(`^FROM (\\S+) AS ${target}\\n((?:(?!^FROM )[^]*?\\n?)*?)(?=^FROM |$(?![^]))`, 'm').exec(dockerfile) ?? [];
  return from === '' ? '' : `${stage(from)}${body}`;
}

describe('docker-compose.yml', () => {
  it('has every part of the suite, the API more than once', () => {
    expect(services.map(([name]) => name)).toEqual([
      'database',
      'migrate',
      'api',
      'host',
      'remote-outages',
      'remote-live',
      'remote-admin',
      'remote-reports',
      'remote-store',
      'edge',
      'publish',
      'prometheus',
    ]);
    expect(compose.services['api']?.deploy?.replicas).toBe('${API_REPLICAS:-2}');
    expect(compose.services['database']?.image).toMatch(/^postgres:16\b/);
  });

  it('points at nothing that is not there', () => {
    for (const [name, { build, depends_on: before = {}, volumes = [], configs = [] }] of services) {
      for (const other of Object.keys(before))
        expect(`${name} waits for ${other}: ${other in compose.services}`).toBe(`${name} waits for ${other}: true`);
      for (const volume of volumes) expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
      for (const { source } of configs) expect(Object.keys(compose.configs)).toContain(source);
      if (build) {
        expect(existsSync(join(folder, build.dockerfile))).toBe(true);
        expect(dockerfile).toMatch(new RegExp(`^FROM \\S+ AS ${build.target}$`, 'm'));
      }
    }
    for (const { file } of Object.values(compose.configs)) if (file) expect(existsSync(join(folder, file))).toBe(true);
  });

  it('builds images that are checked and do not run as root', () => {
    for (const [name, { build, healthcheck }] of services) {
      const body = build ? stage(build.target) : '';
      expect([name, Boolean(healthcheck) || /^HEALTHCHECK /m.test(body)]).toEqual([name, true]);
      if (build) expect([name, body.match(/^USER \w+$/gm)?.at(-1)]).toEqual([name, expect.stringMatching(/^USER (node|nginx)$/)]);
    }
  });

  it('lets nothing but the edge be reached from outside', () => {
    const open = services.filter(([, { ports = [] }]) => ports.some((port) => !port.startsWith('127.0.0.1:')));
    expect(open.map(([name]) => name)).toEqual(['edge']);
  });

  it('has no key of its own: each has to be given', () => {
    const all = [...read('docker-compose.yml').matchAll(/\$\{(\w*(?:KEY|PASSWORD))\b/g)];
    // That of a broker is somebody else's, and empty where there is none.
    const variables = all.filter(([, name]) => name !== 'MQTT_PASSWORD');
    expect(new Set(variables.map(([, name]) => name))).toEqual(new Set(['DATABASE_PASSWORD', 'INGEST_KEY', 'DEPLOY_KEY', 'METRICS_KEY']));
    for (const [, name] of variables) expect(read('docker-compose.yml')).toContain(`\${${name}:?`);
    for (const [, name] of variables) expect(read('deploy/example.env')).toMatch(new RegExp(`^${name}=$`, 'm'));
  });

  it('sends each remote of the workspace to its nginx, and those added later to that of the store', () => {
    const remotes = services.map(([name]) => name).filter((name) => name.startsWith('remote-') && name !== 'remote-store');
    expect(compose.services['edge']?.environment?.['REMOTE_SERVERS']).toBe(remotes.map((name) => `${name}=${name}:8080`).join(' '));
    expect(compose.services['edge']?.environment?.['STORE_SERVER']).toBe('remote-store:8080');
  });

  it('passes on every setting of the example', () => {
    const settings = [...read('deploy/example.env').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    expect(settings.length).toBeGreaterThan(15);
    for (const name of settings) expect(read('docker-compose.yml')).toContain(`\${${name}:`);
  });

  it('knows every setting of the broker, with its files in an overlay', () => {
    const names = [...read('server/src/settings/broker-settings.ts').matchAll(/\bread\('(\w+)'\)/g)].map(([, name]) => `MQTT_${name}`);
    expect(names.length).toBeGreaterThan(8);
    for (const name of names)
      expect(read(name.endsWith('_FILE') ? 'deploy/compose.mqtt.yml' : 'docker-compose.yml')).toContain(`      ${name}: \${${name}:`);
  });

  const hasCompose = spawnSync('docker', ['compose', 'version'], { stdio: 'ignore' }).status === 0;
  (hasCompose ? it : it.skip)('is accepted by docker compose', () => {
    const keys = { DATABASE_PASSWORD: 'a', INGEST_KEY: 'b', DEPLOY_KEY: 'c', METRICS_KEY: 'd', TLS_FOLDER: '/tmp' };
    const result = spawnSync('docker', ['compose', '-f', 'docker-compose.yml', '-f', 'deploy/compose.tls.yml', 'config', '--quiet'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, ...keys },
    });
    expect(result).toMatchObject({ status: 0, stderr: '' });
  });
});

describe('the alert rules', () => {
  it('speak of metrics that the API has', () => {
    const sources =
      ['measures', 'process-gauge', 'database-gauge'].map((name) => read(`server/src/metrics/${name}.ts`)).join('') +
      read('server/src/live/live-stream.ts') +
      read('server/src/feed/source-gauges.ts') +
      read('server/src/broker/consumer.ts') +
      read('server/src/webhooks/webhook-gauges.ts') +
      read('server/src/app.ts');
    const used = [...read('deploy/prometheus/alert.yml').matchAll(/\b(?:suite|process|nodejs)_\w+/g)].map(([name]) =>
      name.replace(/_bucket$/, ''),
    );
    expect(used.length).toBeGreaterThan(10);
    for (const name of used) expect(sources).toContain(`'${name}'`);
  });

  it('each have a first look in the handbook', () => {
    const [, table = ''] = /\| alert \| first look \|\n([^]*?)\n\n/.exec(read('docs/operations.md')) ?? [];
    const known = [...table.matchAll(/^\| ([\w, ]+) \|/gm)].flatMap(([, names = '']) => names.split(', '));
    const alerts = [...read('deploy/prometheus/alert.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
    expect(alerts.length).toBeGreaterThan(10);
    expect(known.toSorted()).toEqual(alerts.toSorted());
  });
});
