import type { IngestEvent } from './ingest-event';

/** Events as the documentation shows them, one of each kind. */
export const ingestExamples: readonly IngestEvent[] = [
  {
    type: 'open',
    sfmsId: 'OMS-17',
    feederId: '100001',
    startedAt: '2026-11-20T10:02:00+05:30',
    interruptionType: 1,
    customersOut: 412,
    cause: 'weather',
    isPlanned: false,
    estimatedRestoration: '2026-11-20T13:30:00+05:30',
    device: 'Breaker 7',
    note: 'Tree on the line',
    reportedAt: '2026-11-20T10:03:10+05:30',
  },
  { type: 'update', sfmsId: 'OMS-17', customersOut: 96, reportedAt: '2026-11-20T11:10:00+05:30' },
  { type: 'close', sfmsId: 'OMS-17', endedAt: '2026-11-20T11:20:00+05:30' },
  { type: 'reopen', sfmsId: 'OMS-17', reportedAt: '2026-11-20T11:24:00+05:30' },
  { type: 'cancel', sfmsId: 'OMS-18', reason: 'Test of the relay' },
];
