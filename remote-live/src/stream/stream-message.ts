// The boundary: nothing of the stream reaches the list unparsed.
import { type LiveCheck, liveCheckEvent, liveCheckSchema } from 'shared-contracts/realtime/live-check';
import { liveAddedSchema, liveEvents, type LiveOutage, liveOutageSchema, liveRemovedSchema } from 'shared-contracts/realtime/live-stream';
import { momentSchema } from 'shared-contracts/entity/moment';
import * as v from 'valibot';
import type { StreamEvent } from './live-list';
import { nextTask } from './next-task';

/** A snapshot of which the outages are not parsed yet: thousands of them would block the page. */
const rawSnapshotSchema = v.object({ openOutages: v.array(v.unknown()), currentDatetime: momentSchema });

export type StreamMessage =
  | { readonly kind: 'snapshot'; readonly rawOutages: readonly unknown[]; readonly currentDatetime: string }
  | { readonly kind: 'event'; readonly event: StreamEvent }
  | { readonly kind: 'check'; readonly check: LiveCheck }
  | { readonly kind: 'unreadable' };

const unreadable = { kind: 'unreadable' } as const;

/** The events of the stream that a client listens to. */
export const streamEventNames = [liveEvents.snapshot, liveEvents.added, liveEvents.removed, liveCheckEvent] as const;
export type StreamEventName = (typeof streamEventNames)[number];

const readers = {
  [liveEvents.snapshot]: (payload) => {
    const parsed = v.safeParse(rawSnapshotSchema, payload);
    if (!parsed.success) return unreadable;
    return { kind: 'snapshot', rawOutages: parsed.output.openOutages, currentDatetime: parsed.output.currentDatetime };
  },
  [liveEvents.added]: (payload) => {
    const parsed = v.safeParse(liveAddedSchema, payload);
    return parsed.success ? { kind: 'event', event: { type: 'added', outage: parsed.output.addOutage } } : unreadable;
  },
  [liveEvents.removed]: (payload) => {
    const parsed = v.safeParse(liveRemovedSchema, payload);
    return parsed.success ? { kind: 'event', event: { type: 'removed', sfmsId: parsed.output.removeOutage.sfmsId } } : unreadable;
  },
  [liveCheckEvent]: (payload) => {
    const parsed = v.safeParse(liveCheckSchema, payload);
    return parsed.success ? { kind: 'check', check: parsed.output } : unreadable;
  },
} satisfies Record<StreamEventName, (payload: unknown) => StreamMessage>;

export function readMessage(name: StreamEventName, payload: unknown): StreamMessage {
  return readers[name](payload);
}

const outagesPerStep = 250;

/** Parses a snapshot in steps that leave the page responsive; null when an outage is unreadable. */
export async function parseOutages(raw: readonly unknown[]): Promise<readonly LiveOutage[] | null> {
  const outages: LiveOutage[] = [];
  for (const [index, value] of raw.entries()) {
    if (index > 0 && index % outagesPerStep === 0) await nextTask();
    const parsed = v.safeParse(liveOutageSchema, value);
    if (!parsed.success) return null;
    outages.push(parsed.output);
  }
  return outages;
}
