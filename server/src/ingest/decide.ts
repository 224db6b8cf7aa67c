// What a batch means for what is known already. Pure: the order of events, repeats within the batch and
// ends that come before their beginnings are all settled here.
import type { CloseEvent, OpenEvent, Rejection } from './read-events';

/** An outage that exists, found by its sfmsId. */
export interface KnownOutage {
  readonly id: number;
  /** As the database writes it, to the microsecond. */
  readonly faultStart: string;
  /** Epoch milliseconds. */
  readonly startedAt: number;
  readonly hasEnd: boolean;
}

/** What was known of an sfmsId before the batch. */
export interface Known {
  readonly outage: KnownOutage | null;
  /** Epoch milliseconds of the end that was reported; a person may have recorded another. */
  readonly endedAt: number | null;
}

export interface Opening {
  readonly event: OpenEvent;
  /** When its end is known already, it never was open for anybody. */
  readonly endedAt: number | null;
}

export interface Closing {
  readonly outage: KnownOutage;
  readonly endedAt: number;
}

export interface Decision {
  readonly accepted: number;
  readonly duplicates: number;
  readonly rejected: readonly Rejection[];
  readonly openings: readonly Opening[];
  readonly closings: readonly Closing[];
  /** The end to remember of each sfmsId that has one now, or has lost it. */
  readonly ends: ReadonlyMap<string, number | null>;
}

interface State extends Known {
  opening: OpenEvent | null;
  endedAt: number | null;
  /** Where in this batch the end came from. */
  endIndex: number | null;
}

export const endBeforeStart = 'endedAt must not be before the start of the outage';

export function decide(events: readonly (OpenEvent | CloseEvent)[], known: ReadonlyMap<string, Known>, feederIds: ReadonlySet<string>): Decision {
  const states = new Map<string, State>();
  const rejected: Rejection[] = [];
  const changed = new Set<string>();
  let accepted = 0;
  let duplicates = 0;

  const stateOf = (sfmsId: string): State => {
    const state = states.get(sfmsId) ?? { outage: null, endedAt: null, ...known.get(sfmsId), opening: null, endIndex: null };
    states.set(sfmsId, state);
    return state;
  };
  const reject = (index: number, message: string) => rejected.push({ index, message });

  const open = (event: OpenEvent): void => {
    const state = stateOf(event.sfmsId);
    if (!feederIds.has(event.feederId)) return void reject(event.index, `unknown feeder ${event.feederId}`);
    if (state.outage || state.opening) return void (duplicates += 1);
    state.opening = event;
    accepted += 1;
    if (state.endedAt === null || state.endedAt >= event.startedAt) return;
    // Had it come in order, this end would have been rejected; so it counts as never received.
    if (state.endIndex !== null) {
      reject(state.endIndex, endBeforeStart);
      accepted -= 1;
    }
    state.endedAt = null;
    changed.add(event.sfmsId);
  };

  const close = (event: CloseEvent): void => {
    const state = stateOf(event.sfmsId);
    if (state.endedAt !== null) return void (duplicates += 1);
    const startedAt = state.outage?.startedAt ?? state.opening?.startedAt ?? -Infinity;
    if (event.endedAt < startedAt) return void reject(event.index, endBeforeStart);
    state.endedAt = event.endedAt;
    state.endIndex = event.index;
    changed.add(event.sfmsId);
    accepted += 1;
  };

  for (const event of events) {
    if (event.type === 'open') open(event);
    else close(event);
  }

  return {
    accepted,
    duplicates,
    rejected,
    openings: [...states.values()].flatMap(({ opening, endedAt }) => (opening ? [{ event: opening, endedAt }] : [])),
    closings: [...states.values()].flatMap(({ outage, endedAt, endIndex }) => (outage && endedAt !== null && endIndex !== null ? [{ outage, endedAt }] : [])),
    ends: new Map([...changed].map((sfmsId) => [sfmsId, states.get(sfmsId)?.endedAt ?? null])),
  };
}
