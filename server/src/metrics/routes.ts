// GET /metrics. No call of the contracts: it speaks to Prometheus, not to the suite.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal';
import type { Settings } from '../settings/settings';
import type { Measures } from './measures';

const loopback = /^(127\.|::1$|::ffff:127\.)/;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** With METRICS_KEY callers must show it; without it only this machine may read. */
function mayReadMetrics({ raw }: Pick<FastifyRequest, 'raw'>, key: string | null): boolean {
  if (key !== null) return timingSafeEqual(digest(raw.headers.authorization?.replace(/^Bearer\s+/i, '') ?? ''), digest(key));
  // Whatever a proxy on this machine passes on comes from elsewhere.
  return loopback.test(raw.socket.remoteAddress ?? '') && raw.headers['x-forwarded-for'] === undefined;
}

interface MetricsParts {
  readonly settings: Pick<Settings, 'metricsKey'>;
  readonly measures: Measures;
}

export const metricsPath = '/metrics';

export function registerMetrics(app: FastifyInstance, { settings, measures }: MetricsParts): void {
  app.get(metricsPath, {
    onRequest: async (request) => {
      // The answer does not even say that the page exists.
      if (!mayReadMetrics(request, settings.metricsKey)) throw new Refusal('notFound');
    },
  }, async (_request, reply) => reply.type('text/plain; version=0.0.4; charset=utf-8').send(await measures.write()));
}
