import type { LiveCheck, liveCheckEvent } from 'shared-contracts/realtime/live-check';
import { type liveEvents, liveEventTypes, type LiveOutage } from 'shared-contracts/realtime/live-stream';
import { toWireMoment } from '../time/wire-moment';
import type { RoomState } from './replica';

/** What the server says on the live stream. */
export interface LiveMessages {
  [liveEvents.snapshot]: (message: { openOutages: readonly LiveOutage[]; currentDatetime: string }) => void;
  [liveEvents.added]: (message: { addOutage: LiveOutage; eventType: 1; currentDatetime: string }) => void;
  [liveEvents.removed]: (message: { removeOutage: { id: number; sfmsId: string }; eventType: 0; currentDatetime: string }) => void;
  [liveCheckEvent]: (message: LiveCheck) => void;
}

type Message<Name extends keyof LiveMessages> = Parameters<LiveMessages[Name]>[0];

/** The latest first, as lists show them (docs/product.md#live-summary). */
export function snapshotMessage({ outages }: RoomState, now: Date): Message<'initialOpenOutagesTopic'> {
  return { openOutages: [...outages].sort((one, other) => other.oTime - one.oTime), currentDatetime: toWireMoment(now) };
}

export function addedMessage(addOutage: LiveOutage, now: Date): Message<'newOutage'> {
  return { addOutage, eventType: liveEventTypes.add, currentDatetime: toWireMoment(now) };
}

export function removedMessage({ id, sfmsId }: LiveOutage, now: Date): Message<'removeOutage'> {
  return { removeOutage: { id, sfmsId }, eventType: liveEventTypes.remove, currentDatetime: toWireMoment(now) };
}

export function checkMessage({ outages, hash }: RoomState, now: Date): Message<typeof liveCheckEvent> {
  return { count: outages.size, hash, currentDatetime: toWireMoment(now) };
}
