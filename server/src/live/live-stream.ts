// The live stream: Socket.IO on the server of the API. Everything it tells comes from the replica, in one thread.
import type { FastifyInstance } from 'fastify';
import { liveCheckEvent } from 'shared-contracts/realtime/live-check';
import { liveEvents } from 'shared-contracts/realtime/live-stream';
import { Server } from 'socket.io';
import { readAuthorization } from '../access/token';
import { databaseGauges } from '../metrics/database-gauge';
import { createCounter, createGauge } from '../metrics/meter';
import type { Services } from '../services/services';
import { createAudience, type NoteSent } from './audience';
import { type DropReason, guardConnections } from './connection-guard';
import { addedMessage, checkMessage, removedMessage } from './live-message';
import type { LiveServer, LiveSocket } from './live-socket';
import { followLog } from './log-follower';
import { createReplica } from './replica';
import { roomOfUser } from './scope-room';
import { createSessionSockets } from './session-sockets';
import { createSnapshotDesk } from './snapshot-desk';
import { closeSockets, registerPolling, socketOptions } from './transport';
import { wireMessage } from './wire-message';

/** An employee opens a few pages; a demo account is everybody's. */
const socketsPerEmployee = { demo: 2_500, otherwise: 100 };
/** A page subscribes when it connects and when its list differs from the minute's check. */
const messageLimit = { count: 50, withinMs: 10_000 };

/** As an operator knows them. */
const sentKinds = {
  [liveEvents.snapshot]: 'snapshot',
  [liveEvents.added]: 'added',
  [liveEvents.removed]: 'removed',
  [liveCheckEvent]: 'check',
} as const;

function tokenOf({ handshake }: LiveSocket): string | null {
  const { token }: { token?: unknown } = handshake.auth;
  return readAuthorization(typeof token === 'string' ? token : handshake.headers.authorization);
}

/** True once a socket says more than a page ever would. */
function createFloodGuard(): () => boolean {
  let since = 0;
  let count = 0;
  return () => {
    if (performance.now() - since > messageLimit.withinMs) {
      since = performance.now();
      count = 0;
    }
    count += 1;
    return count > messageLimit.count;
  };
}

export async function registerLiveStream(app: FastifyInstance, services: Services): Promise<void> {
  const { settings, pool, databaseUrl, sessions, sessionEndings, measures, now, closing } = services;
  const io: LiveServer = new Server(app.server, socketOptions(settings.allowedOrigins, closing));
  registerPolling(app, io);
  const noteSent: NoteSent = (name, sockets) => measures.liveSent(sentKinds[name], sockets);
  const audience = createAudience(noteSent);
  const replica = createReplica({
    onAdded: ({ outage, rooms }) => audience.tell(rooms, () => wireMessage(liveEvents.added, addedMessage(outage, now()))),
    onRemoved: ({ outage, rooms }) => audience.tell(rooms, () => wireMessage(liveEvents.removed, removedMessage(outage, now()))),
    onStep: audience.flush,
  });

  let isCurrent = (): boolean => false;
  const desk = createSnapshotDesk({ audience, replica, isCurrent: () => isCurrent(), noteSent, now });
  const tellChecks = (): void => {
    for (const room of audience.rooms())
      audience.tell([room], () => wireMessage(liveCheckEvent, checkMessage(replica.stateOf(room), now())));
    audience.flush();
  };

  const held = createSessionSockets({
    sessions,
    now,
    socketsPerEmployee: settings.isDemo ? socketsPerEmployee.demo : socketsPerEmployee.otherwise,
  });
  sessionEndings.listen((message) => {
    if (message !== null) held.sessionEnded(message);
    else held.confirmAll().catch((error: unknown) => app.log.warn({ err: error }, 'sessions of live sockets could not be confirmed'));
  });

  const dropped = createCounter('suite_live_dropped_total', 'Connections that were cut: they read too slowly, or said too much.');
  for (const reason of ['slow', 'stalled', 'flood'] as const) dropped.add({ reason }, 0);
  const noteDrop = (reason: DropReason): void => {
    dropped.add({ reason });
    app.log.warn({ reason }, 'a live connection was cut');
  };
  const guard = guardConnections(io, { onDrop: noteDrop });

  io.use((socket, next) => {
    const token = tokenOf(socket);
    if (token === null) return next(new Error('Unauthorized'));
    const holder = { end: () => void socket.disconnect(true) };
    socket.conn.once('close', () => held.leave(holder));
    socket.once('disconnect', () => held.leave(holder));
    held.admit(holder, token).then(
      (admission) => {
        if (!admission.ok) return next(new Error(admission.reason === 'tooMany' ? 'Too many connections' : 'Unauthorized'));
        socket.data.room = roomOfUser(admission.principal.user);
        next();
      },
      // Without the database nobody can say who this is; a connection that just ends is tried again.
      () => socket.conn.close(),
    );
  });
  io.on('connection', (socket) => {
    const isFlood = createFloodGuard();
    socket.use((_event, next) => {
      if (!isFlood()) return next();
      noteDrop('flood');
      socket.disconnect(true);
    });
    socket.once('disconnect', () => {
      desk.leave(socket);
      audience.leave(socket);
    });
    socket.on(liveEvents.subscribe, (topic) => {
      if (topic === liveEvents.snapshot) desk.ask(socket);
    });
  });

  const follower = await followLog({
    url: databaseUrl,
    replica,
    onCurrent: () => setImmediate(() => desk.serve()),
    onCompared: tellChecks,
    onError: (error) => app.log.warn({ err: error }, 'the live log could not be read'),
  });
  isCurrent = follower.isCurrent;
  measures.watch(
    dropped,
    createGauge('suite_live_sockets', 'Sockets connected to the live stream.', () => io.engine.clientsCount),
    createGauge('suite_live_open_outages', 'Open outages that this process knows.', replica.size),
    createGauge('suite_live_current', '1 while this process follows the live log, 0 while it connects again.', () =>
      Number(follower.isCurrent()),
    ),
    ...databaseGauges({ pool, now, livePosition: replica.position }),
  );
  desk.serve();

  app.addHook('preClose', async () => {
    desk.stop();
    held.stop();
    guard.stop();
    await closeSockets(io);
    await follower.stop();
  });
}
