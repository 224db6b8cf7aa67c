// How long a request may take to arrive. Node's own limit is one for all. But a stream of events or a large file may
// take hours, as long as bytes keep coming.
import type { FastifyInstance } from 'fastify';
import { sendRefusal } from './error-handler';
import { Refusal } from './refusal';

/** For the whole of a body, and for the next bytes of a stream. */
const patienceMs = 30_000;

export function registerBodyDeadline(app: FastifyInstance): void {
  app.server.headersTimeout = patienceMs;
  app.addHook('preParsing', (request, reply, payload, done) => {
    const { takesFile, takesLines } = request.routeOptions.config;
    const isStream =
      takesFile === true || (takesLines === true && request.headers['content-type']?.startsWith('application/x-ndjson') === true);
    let read = request.raw.socket.bytesRead;
    const timer = setInterval(() => {
      const { bytesRead } = request.raw.socket;
      if (isStream && bytesRead !== read) return void (read = bytesRead);
      clearInterval(timer);
      const refusal = new Refusal('tooSlow');
      if (!reply.sent && !reply.raw.headersSent) sendRefusal(reply.header('connection', 'close'), refusal);
      payload.destroy(refusal);
    }, patienceMs);
    timer.unref();
    const stop = (): void => clearInterval(timer);
    payload.once('end', stop).once('close', stop).once('error', stop);
    done(null, payload);
  });
}
