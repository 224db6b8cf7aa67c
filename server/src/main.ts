// The running server: settings, database, app, and an end that loses nothing.
import closeWithGrace from 'close-with-grace';
import { buildApp } from './app';
import { startEmbeddedPostgres } from './database/embedded/start-embedded';
import { createDatabase } from './database/database';
import { createPool } from './database/pool';
import { prepareDatabase } from './database/migrations/prepare';
import { prepareDrain } from './http/drain';
import { loggerOptions } from './http/logging';
import { loadDemo } from './load-demo';
import { readSettings, type Settings } from './settings/settings';
import { tooShort } from './settings/short-key';
import { prepareSetupLink } from './setup/setup-link';
import { startUpkeep } from './upkeep';
import { usualPace } from './webhooks/back-off';

async function start(settings: Settings, stops: (() => Promise<unknown>)[]): Promise<void> {
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  let url = settings.databaseUrl;
  if (url === null) {
    const embedded = await startEmbeddedPostgres({ dataDir: settings.dataDir });
    stops.unshift(embedded.stop);
    url = embedded.url;
    say(`PostgreSQL ${embedded.role} on port ${embedded.port}`);
  }
  const demo = await loadDemo(settings.isDemo);
  await prepareDatabase({ url, now: new Date(), log: say, fill: demo?.fillDemoDatabase });

  let onError: (error: Error) => void = () => undefined;
  const pool = createPool({ url, onError: (error) => onError(error) });
  stops.unshift(() => pool.end());
  const app = await buildApp({ settings, pool, databaseUrl: url, logger: loggerOptions(settings.logLevel), deliveries: usualPace });
  onError = (error) => app.log.warn({ err: error }, 'a database connection was lost');
  stops.unshift(() => app.close());
  stops.unshift(prepareDrain());
  const upkeep = startUpkeep(pool, () => new Date(), (error) => app.log.error({ err: error }, 'upkeep failed'));
  stops.unshift(async () => upkeep.stop());

  const setupLink = await prepareSetupLink(createDatabase(pool), settings, new Date());
  if (setupLink !== null) say(`There is no employee yet. Make the first administrator: ${setupLink}`);
  await app.listen({ port: settings.apiPort, host: settings.apiAddress });
  if (demo && settings.isFeedOn) {
    const feed = demo.startSimulatedFeed({
      databaseUrl: url,
      send: demo.createSender(`http://localhost:${settings.apiPort}`, settings.ingestKey),
      now: () => new Date(),
      onError: (error) => app.log.warn({ err: error }, 'the simulated feed was interrupted'),
    });
    stops.unshift(feed.stop);
  }
  for (const name of settings.shortKeys) say(`${tooShort(name)}. An API that other machines reach does not start like this.`);
  if (settings.isDemo && settings.isIngestKeyGenerated) say(`INGEST_KEY of this start: ${settings.ingestKey}`);
  if (settings.isDeployKeyGenerated) say(`DEPLOY_KEY of this start: ${settings.deployKey}`);
}

/** Newest first: the app stops answering before its pool ends, the pool before its database. */
const stops: (() => Promise<unknown>)[] = [];
const closing = closeWithGrace({ delay: 20_000, logger: false }, async ({ err }) => {
  if (err) process.stderr.write(`${err.stack ?? err.message}\n`);
  for (const stop of stops) await stop();
});

// The start command holds a channel to this process; when it was killed, nobody else would end it.
process.once('disconnect', () => void closing.close());

try {
  await start(readSettings(process.env), stops);
} catch (error) {
  const { code, message, port } = error as Error & { code?: string; port?: number };
  process.stderr.write(code === 'EADDRINUSE' ? `Port ${port} is in use. Set SUITE_PORT to another one.\n` : `${message}\n`);
  // An orderly end would say 0, and the starter of this process would take it for one.
  for (const stop of stops) await stop().catch(() => undefined);
  process.exit(1);
}
