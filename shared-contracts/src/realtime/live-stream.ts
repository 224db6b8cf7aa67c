import * as v from 'valibot';
import { interruptionTypes } from '../constant/fault-type';
import { momentSchema } from '../entity/moment';

/** Names on the live stream. */
export const liveEvents = {
  subscribe: 'subscribe',
  snapshot: 'initialOpenOutagesTopic',
  added: 'newOutage',
  removed: 'removeOutage',
} as const;

/** `eventType` of an event: 1 adds an outage, 0 removes one. */
export const liveEventTypes = { remove: 0, add: 1 } as const;

const office = v.nullable(v.string());
const degrees = v.optional(v.nullable(v.number()));

/** One open outage on the live stream. `oTime` is the start in epoch milliseconds. */
export const liveOutageSchema = v.object({
  id: v.number(),
  sfmsId: v.string(),
  feederName: v.string(),
  feederId: v.string(),
  category: v.string(),
  discomCompanyName: office,
  discomCircleName: office,
  discomDivisionName: office,
  subdivisionName: office,
  substationName: office,
  population: v.number(),
  eventDateTime: momentSchema,
  oTime: v.number(),
  villageCount: v.number(),
  interruptionType: v.picklist(interruptionTypes),
  /** Where the substation stands (WGS 84); an outage without it is in the list but not on the map. */
  latitude: degrees,
  longitude: degrees,
  /** When it is expected to end, and how many customers it is known to affect; absent where no source told. */
  estimatedRestoration: v.optional(v.nullable(momentSchema)),
  customersOut: v.optional(v.nullable(v.number())),
});

export type LiveOutage = v.InferOutput<typeof liveOutageSchema>;

/** Answer to the subscription: every open outage of the organisation. */
export const liveSnapshotSchema = v.object({ openOutages: v.array(liveOutageSchema), currentDatetime: momentSchema });

/** An outage began. */
export const liveAddedSchema = v.object({
  addOutage: liveOutageSchema,
  eventType: v.literal(liveEventTypes.add),
  currentDatetime: momentSchema,
});

/** An outage ended. */
export const liveRemovedSchema = v.object({
  removeOutage: v.object({ id: v.number(), sfmsId: v.string() }),
  eventType: v.literal(liveEventTypes.remove),
  currentDatetime: momentSchema,
});
