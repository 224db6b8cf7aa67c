// What events mean for what is known already. Pure: their order, repeats among them and
// ends that come before their beginnings are all settled here.
import type { CloseEvent, OpenEvent } from './read-events';

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

/** What became of an event; a text says why it is rejected. */
export type Outcome = 'accepted' | 'duplicate' | { readonly rejected: string };

export interface Decision {
  /** In the order of the events. */
  readonly outcomes: readonly Outcome[];
  readonly openings: readonly Opening[];
  readonly closings: readonly Closing[];
  /** The end to remember of each sfmsId that has one now, or has lost it. */
  readonly ends: ReadonlyMap<string, number | null>;
}

interface State extends Known {
  opening: OpenEvent | null;
  endedAt: number | null;
  /** Which of these events the end came from. */
  endIndex: number | null;
}

const endBeforeStart = 'endedAt must not be before the start of the outage';

export function decide(events: readonly (OpenEvent | CloseEvent)[], known: ReadonlyMap<string, Known>, feederIds: ReadonlySet<string>): Decision {
  const states = new Map<string, State>();
  const outcomes: Outcome[] = [];
  const changed = new Set<string>();

  const stateOf = (sfmsId: string): State => {
    const state = states.get(sfmsId) ?? { outage: null, endedAt: null, ...known.get(sfmsId), opening: null, endIndex: null };
    states.set(sfmsId, state);
    return state;
  };
  const endTooEarly = { rejected: endBeforeStart };

  const open = (event: OpenEvent): Outcome => {
    if (!feederIds.has(event.feederId)) return { rejected: `unknown feeder ${event.feederId}` };
    const state = stateOf(event.sfmsId);
    if (state.outage || state.opening) return 'duplicate';
    state.opening = event;
    if (state.endedAt !== null && state.endedAt < event.startedAt) {
      // Had it come in order, this end would have been rejected; so it counts as never received.
      if (state.endIndex !== null) outcomes[state.endIndex] = endTooEarly;
      state.endedAt = null;
      changed.add(event.sfmsId);
    }
    return 'accepted';
  };

  const close = (event: CloseEvent, index: number): Outcome => {
    const state = stateOf(event.sfmsId);
    if (state.endedAt !== null) return 'duplicate';
    const startedAt = state.outage?.startedAt ?? state.opening?.startedAt ?? -Infinity;
    if (event.endedAt < startedAt) return endTooEarly;
    state.endedAt = event.endedAt;
    state.endIndex = index;
    changed.add(event.sfmsId);
    return 'accepted';
  };

  for (const [index, event] of events.entries()) outcomes.push(event.type === 'open' ? open(event) : close(event, index));

  return {
    outcomes,
    openings: [...states.values()].flatMap(({ opening, endedAt }) => (opening ? [{ event: opening, endedAt }] : [])),
    closings: [...states.values()].flatMap(({ outage, endedAt, endIndex }) => (outage && endedAt !== null && endIndex !== null ? [{ outage, endedAt }] : [])),
    ends: new Map([...changed].map((sfmsId) => [sfmsId, states.get(sfmsId)?.endedAt ?? null])),
  };
}
