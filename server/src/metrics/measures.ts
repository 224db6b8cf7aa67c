// What is counted while the API works. Modules tell it what happened; nothing of a caller's own text becomes a label.
import { createCounter, createHistogram, type Meter, writeMeters } from './meter';
import { watchProcess } from './process-gauge';

interface Answered {
  /** Name of the call's record in the contracts, or what else was asked for. */
  readonly call: string;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
}

export interface Measures {
  answered(call: Answered): void;
  signInFailed(reason: 'credentials' | 'blocked'): void;
  ingested(events: {
    readonly accepted: number;
    readonly updated: number;
    readonly duplicates: number;
    readonly conflicts: number;
    readonly rejected: number;
  }): void;
  /** How a load of a known remote ended in a browser. */
  remoteLoaded(remote: string, version: string, outcome: 'ready' | 'failed'): void;
  /** Messages to this many sockets. */
  liveSent(kind: 'added' | 'removed' | 'snapshot' | 'check', sockets: number): void;
  /** How an attempt to deliver to a webhook ended: `retried` is tried again, `failed` is given up. */
  webhookTried(outcome: 'delivered' | 'retried' | 'failed'): void;
  /** A further metric, owned by the module that knows its value. */
  watch(...meters: readonly Meter[]): void;
  write(): Promise<string>;
  stop(): void;
}

/** From a count in memory to the longest call but the held one (session watch, 20 s). */
const latencyBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export function createMeasures(): Measures {
  const requests = createCounter('suite_requests_total', 'Answered calls by call, method and status.');
  const latency = createHistogram('suite_request_seconds', 'Time from the request to its answer, by call.', latencyBounds);
  const signInFailures = createCounter(
    'suite_sign_in_failures_total',
    'Refused sign-ins: wrong credentials, or an account that has to wait.',
  );
  const ingestEvents = createCounter('suite_ingest_events_total', 'Events of the feeder monitoring system by outcome.');
  const liveMessages = createCounter('suite_live_messages_total', 'Messages sent to live sockets, by kind.');
  const webhookAttempts = createCounter('suite_webhook_attempts_total', 'Attempts to deliver to a webhook, by outcome.');
  const ofProcess = watchProcess();
  const remoteLoads = createCounter('suite_remote_loads_total', 'Loads of remotes in browsers, by remote, version and outcome.');
  const meters: Meter[] = [
    requests, latency, signInFailures, ingestEvents, remoteLoads, liveMessages, webhookAttempts, ...ofProcess.meters,
  ];

  // An outcome that never happened is 0, not absent: a rate over it is then a number from the start.
  for (const reason of ['credentials', 'blocked']) signInFailures.add({ reason }, 0);
  for (const outcome of ['accepted', 'updated', 'duplicate', 'conflict', 'rejected']) ingestEvents.add({ outcome }, 0);
  for (const outcome of ['delivered', 'retried', 'failed']) webhookAttempts.add({ outcome }, 0);
  for (const kind of ['added', 'removed', 'snapshot', 'check']) liveMessages.add({ kind }, 0);

  return {
    answered: ({ call, method, status, seconds }) => {
      requests.add({ call, method, status: String(status) });
      latency.observe({ call }, seconds);
    },
    signInFailed: (reason) => signInFailures.add({ reason }),
    ingested: ({ accepted, updated, duplicates, conflicts, rejected }) => {
      ingestEvents.add({ outcome: 'accepted' }, accepted);
      ingestEvents.add({ outcome: 'updated' }, updated);
      ingestEvents.add({ outcome: 'duplicate' }, duplicates);
      ingestEvents.add({ outcome: 'conflict' }, conflicts);
      ingestEvents.add({ outcome: 'rejected' }, rejected);
    },
    remoteLoaded: (remote, version, outcome) => remoteLoads.add({ remote, version, outcome }),
    liveSent: (kind, sockets) => liveMessages.add({ kind }, sockets),
    webhookTried: (outcome) => webhookAttempts.add({ outcome }),
    watch: (...more) => void meters.push(...more),
    write: () => writeMeters(meters),
    stop: ofProcess.stop,
  };
}
