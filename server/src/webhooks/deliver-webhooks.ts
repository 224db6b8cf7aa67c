import type { FastifyInstance } from 'fastify';
import type { Services } from '../services/services';
import type { Pace } from './back-off';
import { startDeliverer } from './deliverer';
import { createPoster } from './post-message';
import { receiverRules } from './receiver-rules';

/** This process delivers until the app closes. Answers how to tell it that something waits. */
export function deliverWebhooks(app: FastifyInstance, { pool, db, settings, measures, now }: Services, pace: Pace): () => void {
  const timeoutMs = settings.webhookTimeoutSeconds * 1000;
  const deliverer = startDeliverer({
    pool,
    db,
    poster: createPoster(receiverRules(settings), timeoutMs),
    timeoutMs,
    pace,
    now,
    onOutcome: measures.webhookTried,
    onError: (error) => app.log.warn({ err: error }, 'deliveries to webhooks were interrupted'),
  });
  app.addHook('onClose', () => deliverer.stop());
  return deliverer.wake;
}
