// Tells the server how remotes load in this browser, for the administrators' health page. Loads wait a moment and go
// together, so that the first screen has the connections to itself.
import { reportLoads, type RemoteLoadReport } from 'shared-contracts/endpoint/remotes/report-loads';
import { ApiError } from 'shared-contracts/client';
import { getApi } from 'shared-ui/client';
import { getSession } from 'shared-ui/session';
import type { LoadableRelease } from '../registry/release';
import type { LoadFailure } from './stage-result';

export const firstReportMs = 3_000;
export const nextReportMs = 10_000;
const mostPerCall = 20;
const longestMs = 600_000;

interface LoadOutcome {
  readonly durationMs: number;
  /** Null: it is ready. */
  readonly failure: LoadFailure | null;
  /** Whether it stands in for a newer release that failed. */
  readonly isFallback: boolean;
}

let waiting: RemoteLoadReport[] = [];
let isScheduled = false;
/** Until a while after the last call, a report waits longer. */
let hasJustSent = false;

async function send(isLeaving = false): Promise<void> {
  if (!isLeaving) isScheduled = false;
  const loads = waiting.slice(0, mostPerCall);
  waiting = waiting.slice(mostPerCall);
  // A session that is over reports nothing, and its loads are not told as those of the next user.
  if (getSession().user === null) waiting = [];
  else if (loads.length > 0) {
    hasJustSent = true;
    try {
      await getApi().call(reportLoads, { body: { loads } }, { keepalive: isLeaving });
    } catch (error) {
      // Lost on the way: with the next report. A refusal stays one.
      if (error instanceof ApiError && error.kind === 'network') waiting = [...loads, ...waiting].slice(-mostPerCall);
    }
  } else hasJustSent = false;
  if (waiting.length > 0 || hasJustSent) schedule();
}

function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(() => void send(), hasJustSent ? nextReportMs : firstReportMs);
}

/** What broke a page makes people reload it: that is told before they are gone. */
function tellOnLeaving(): void {
  if (waiting.length > 0) void send(true);
}
window.addEventListener('pagehide', tellOnLeaving);

/** A developer's own build is not reported. */
function note(
  { name, version, build, integrity }: LoadableRelease,
  outcome: RemoteLoadReport['outcome'],
  { durationMs, failure, isFallback }: LoadOutcome,
): void {
  if (integrity === null || failure?.stage === 'permission') return;
  waiting.push({
    remote: name,
    version,
    build,
    outcome,
    stage: failure?.stage ?? null,
    durationMs: Math.min(Math.round(durationMs), longestMs),
    reference: failure?.reference ?? null,
    isFallback,
  });
  schedule();
}

/** Notes how a load ended. */
export function reportLoad(release: LoadableRelease, outcome: LoadOutcome): void {
  note(release, outcome.failure === null ? 'ready' : 'failed', outcome);
}

/** Notes that a release works here, not only that it came. */
export function reportProven(release: LoadableRelease): void {
  note(release, 'proven', { durationMs: 0, failure: null, isFallback: false });
}
