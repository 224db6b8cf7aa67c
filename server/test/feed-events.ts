// What the feeder monitoring system would send in tests.
import type { LightMyRequestResponse } from 'fastify';
import { toIndianMoment } from 'shared-contracts/constant/indian-time';
import type { TestApp } from './test-app';
import { testNow } from './test-server';

/** A moment so many minutes before the tests' own, as the system writes it. */
export function minutesAgo(minutes: number): string {
  return toIndianMoment(testNow.getTime() - minutes * 60_000);
}

interface OpenParts {
  readonly feederId: string;
  readonly startedAt?: string;
  readonly interruptionType?: number;
}

export function opened(sfmsId: string, { feederId, startedAt = minutesAgo(60), interruptionType = 3 }: OpenParts) {
  return { type: 'open', sfmsId, feederId, startedAt, interruptionType };
}

export function closed(sfmsId: string, endedAt: string = minutesAgo(30)) {
  return { type: 'close', sfmsId, endedAt };
}

/** As the settings of test apps say. */
export const ingestKey = 'test-ingest-key';

/** Sends a batch, as the inside of the machine: no socket is opened for it. */
export function ingest({ app }: TestApp, events: readonly unknown[], key = ingestKey): Promise<LightMyRequestResponse> {
  return app.inject({ method: 'POST', url: '/ingest/outages', headers: { 'x-ingest-key': key }, payload: { events } });
}
