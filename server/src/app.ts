// Composition: the same for the running server and for tests.
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type pg from 'pg';
import { createKeyGuard } from './access/key-guard';
import { createPasswordChecker } from './access/password';
import { createSessionEndings } from './access/session-endings';
import { everySession, sessionChannel } from './access/session-signal';
import { createSessionStore } from './access/session-store';
import { registerAccounts } from './accounts/routes';
import { registerAudit } from './audit/routes';
import { createBrokerConsumer } from './broker/consumer';
import { channels } from './database/channel';
import { createDatabase } from './database/database';
import { listenToDatabase } from './database/listen';
import { isPoolExhausted } from './database/pool';
import { registerDirectory } from './directory/routes';
import { registerDocumentation } from './documentation/routes';
import { registerEmployees } from './employees/routes';
import { registerFaults } from './faults/routes';
import { createCsvDownloads } from './grid/csv-download';
import { registerHealth } from './health/routes';
import { registerBodyDeadline } from './http/body-deadline';
import { registerBodyParser } from './http/body-parser';
import { registerErrorHandler } from './http/error-handler';
import { createFairShare } from './http/fair-share';
import { createGates } from './http/gate';
import { registerNotFound } from './http/not-found';
import { registerAnswerLog, requestId } from './http/answer-log';
import { registerOptions } from './http/options';
import { Refusal } from './http/refusal';
import { createRouter, type Router } from './http/router';
import { registerSecurity } from './http/security';
import { unreadableRequest } from './http/unreadable-request';
import { registerImport } from './import/routes';
import { createFeed } from './ingest/feed';
import { registerIngest } from './ingest/routes';
import { registerLiveStream } from './live/live-stream';
import { mailToOwners } from './mail/mail-to-owners';
import { createMeasures } from './metrics/measures';
import { createGauge } from './metrics/meter';
import { metricsPath, registerMetrics } from './metrics/routes';
import { loadDemo } from './load-demo';
import { registerOutages } from './outages/routes';
import { registerMasterData } from './master-data/routes';
import { registerReliability } from './reliability/routes';
import { createRegistryRevision, registryChannel } from './registry/registry-revision';
import { registerRemotes } from './remotes/routes';
import { registerReports } from './reports/routes';
import type { Services } from './services/services';
import { registerSecondFactor } from './second-factor/routes';
import { registerSecurityTrail } from './security/routes';
import { registerSession } from './session/routes';
import type { Settings } from './settings/settings';
import { registerSetup } from './setup/routes';
import { registerSources } from './feed/routes';
import { createSourceCounts } from './senders/source-counts';
import { createDeployKeys } from './registry/deploy-keys';
import { createSourceKeys } from './senders/source-keys';
import { registerSubstations } from './substations/routes';
import { registerViews } from './views/routes';
import type { Pace } from './webhooks/back-off';
import { deliverWebhooks } from './webhooks/deliver-webhooks';
import { registerWebhooks } from './webhooks/routes';

export interface AppOptions {
  readonly settings: Settings;
  readonly pool: pg.Pool;
  /** Of the same database, for the connection that listens. */
  readonly databaseUrl: string;
  readonly now?: () => Date;
  readonly logger?: FastifyServerOptions['logger'];
  readonly checkResponses?: boolean;
  /** How deliveries to webhooks are tried; without it this process delivers none. */
  readonly deliveries?: Pace;
}

/** One line per module of the API. */
const modules: readonly ((router: Router, services: Services) => void)[] = [
  registerSession,
  registerOutages,
  registerReports,
  registerReliability,
  registerFaults,
  registerEmployees,
  registerSubstations,
  registerViews,
  registerRemotes,
  registerSetup,
  registerDirectory,
  registerImport,
  registerMasterData,
  registerAccounts,
  registerAudit,
  registerSecurityTrail,
  registerSecondFactor,
  registerSources,
  registerWebhooks,
  registerHealth,
];

export async function buildApp({ settings, pool, databaseUrl, now = () => new Date(), logger = false,
  checkResponses = false, deliveries }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger,
    // One line per call, written when it is answered.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 256 * 1024,
    // A limit of its own for each kind of body: registerBodyDeadline.
    requestTimeout: 0,
    keepAliveTimeout: 10_000,
    forceCloseConnections: 'idle',
    trustProxy: settings.trustedProxies.length > 0 && [...settings.trustedProxies],
    genReqId: requestId,
    ...unreadableRequest,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
  });

  const db = createDatabase(pool);
  const sessionEndings = createSessionEndings();
  const registryRevision = createRegistryRevision(db);
  let wakeDeliverer: () => void = () => undefined;
  const signal = await listenToDatabase({
    url: databaseUrl,
    channels: {
      [sessionChannel]: (ending) => sessionEndings.tell(ending === everySession ? null : ending),
      [registryChannel]: registryRevision.tell,
      [channels.webhooks]: () => wakeDeliverer(),
    },
    onGap: () => {
      sessionEndings.tell(null);
      registryRevision.forget();
      wakeDeliverer();
    },
  });
  app.addHook('onClose', () => signal.stop());
  const store = createSessionStore({
    db,
    now,
    isListening: signal.isListening,
    idleMinutes: settings.sessionIdleMinutes,
    perAccount: settings.sessionsPerAccount,
    secondFactorFor: settings.secondFactorFor,
  });
  sessionEndings.listen((ending) => (ending === null ? store.forgetEverything() : store.forget(ending)));

  registerErrorHandler(app);
  const measures = createMeasures();
  app.addHook('onClose', async () => measures.stop());
  registerAnswerLog(app, measures.answered);
  registerBodyDeadline(app);
  registerBodyParser(app);
  const sourceKeys = createSourceKeys({ db, ingestKey: settings.ingestKey });
  const deployKeys = createDeployKeys({ db, deployKey: settings.deployKey, now });
  const sourceCounts = createSourceCounts({
    db,
    now,
    onError: (error) => app.log.warn({ err: error }, 'counts of sources could not be written'),
  });
  app.addHook('onClose', () => sourceCounts.stop());
  const feed = createFeed({ db, now, measures }, sourceCounts);
  const broker = settings.broker && createBrokerConsumer({
    settings: settings.broker, databaseUrl, feed, sourceKeys,
    onError: (error) => app.log.warn({ err: error }, 'the message broker was interrupted'),
  });
  if (broker) {
    measures.watch(...broker.meters);
    app.addHook('onReady', async () => broker.start());
    app.addHook('preClose', () => broker.stop());
  }
  const share = createFairShare();
  const gates = createGates(createKeyGuard(now), store, sourceKeys, deployKeys, settings);
  const router = createRouter(app, { gates, checkResponses, share });
  registerOptions(app, router.registered);
  await registerSecurity(app, settings.allowedOrigins);
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.url !== metricsPath && isPoolExhausted(pool)) throw new Refusal('busy');
  });

  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  const services: Services = {
    settings,
    pool,
    databaseUrl,
    db,
    sessions: store,
    sessionEndings,
    registryRevision,
    passwords: createPasswordChecker(),
    downloads: createCsvDownloads(pool),
    sourceKeys,
    sourceCounts,
    broker,
    measures,
    now,
    closing: closing.signal,
  };
  for (const register of modules) register(router, services);
  registerIngest(router, services, feed);
  await registerLiveStream(app, services);
  mailToOwners(app, services);
  if (deliveries) wakeDeliverer = deliverWebhooks(app, services, deliveries);
  measures.watch(
    createGauge('suite_password_queue', 'Sign-ins that wait for a core to check their password.', services.passwords.waiting),
    createGauge('suite_share_waiting', 'Calls that wait because their user has others under way.', share.waiting),
    createGauge('suite_csv_running', 'Downloads that are being written.', services.downloads.running),
  );
  registerMetrics(app, services);
  registerDocumentation(app, router.registered);
  (await loadDemo(settings.isDemo))?.registerExternalPages(app, services);
  registerNotFound(app, router.registered);
  return app;
}
