// Who may read the metrics: with METRICS_KEY whoever shows it, without it this machine only.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const loopback = /^(127\.|::1$|::ffff:127\.)/;

const digest = (text: string) => createHash('sha256').update(text).digest();

export function mayReadMetrics({ raw }: Pick<FastifyRequest, 'raw'>, key: string | null): boolean {
  if (key !== null) return timingSafeEqual(digest(raw.headers.authorization?.replace(/^Bearer\s+/i, '') ?? ''), digest(key));
  // Whatever a proxy on this machine passes on comes from elsewhere.
  return loopback.test(raw.socket.remoteAddress ?? '') && raw.headers['x-forwarded-for'] === undefined;
}
