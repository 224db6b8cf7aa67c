// Whether the screen may be believed. Pure, with the time handed in.
import type { StreamSign } from '../stream/stream';
import { isStale, isUnanswered } from '../stream/stale';

export type Trust = 'connecting' | 'live' | 'stale' | 'disconnected';

/** What the stream says right now. */
export function trustOf({ link, lastDataAt, ...silence }: StreamSign): Trust {
  if (link === 'failed') return 'disconnected';
  if (lastDataAt === null) return isUnanswered(silence) ? 'disconnected' : 'connecting';
  if (link === 'connecting') return 'disconnected';
  return isStale(silence) ? 'stale' : 'live';
}

export interface ShownTrust {
  readonly shown: Trust;
  /** What is said now, and since when (monotonic milliseconds). */
  readonly candidate: Trust;
  readonly since: number;
}

export const firstTrust: ShownTrust = { shown: 'connecting', candidate: 'connecting', since: 0 };

const holdMs = 1000;

/** A state is shown once it has held for a second: a blink of the line must not flicker on the wall. */
export function settleTrust(before: ShownTrust, actual: Trust, now: number): ShownTrust {
  if (before.shown === actual) return before.candidate === actual ? before : { shown: actual, candidate: actual, since: now };
  // The first data needs no second of thought.
  if (before.shown === 'connecting' && actual === 'live') return { shown: actual, candidate: actual, since: now };
  if (before.candidate !== actual) return { ...before, candidate: actual, since: now };
  return now - before.since >= holdMs ? { shown: actual, candidate: actual, since: now } : before;
}
