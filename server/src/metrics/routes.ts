// GET /metrics. No call of the contracts: it speaks to Prometheus, not to the suite.
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../http/refusal';
import type { Settings } from '../settings/settings';
import { mayReadMetrics } from './gate';
import type { Measures } from './measures';

interface MetricsParts {
  readonly settings: Pick<Settings, 'metricsKey'>;
  readonly measures: Measures;
}

export const metricsPath = '/metrics';

export function registerMetrics(app: FastifyInstance, { settings, measures }: MetricsParts): void {
  app.get(metricsPath, {
    onRequest: async (request) => {
      // Not even that it is there is told.
      if (!mayReadMetrics(request, settings.metricsKey)) throw new Refusal('notFound');
    },
  }, async (_request, reply) => reply.type('text/plain; version=0.0.4; charset=utf-8').send(await measures.write()));
}
