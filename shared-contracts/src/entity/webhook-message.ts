// What a receiver gets. It leaves the suite, so fields are only ever added.
import * as v from 'valibot';
import { webhookChanges } from '../constant/webhook';
import { momentSchema } from './moment';

const moment = v.nullable(momentSchema);
const text = v.nullable(v.string());

/** The outage as it was right after the change. Names, numbers and mobiles of people are not in it. */
export const webhookOutageSchema = v.object({
  id: v.pipe(v.number(), v.description('Number of the outage in this suite')),
  sfmsId: v.pipe(text, v.description('Number of the outage at the system that reported it')),
  feederId: v.string(),
  feederName: v.string(),
  category: v.pipe(v.string(), v.description('Category of the feeder')),
  substationCode: v.string(),
  substationName: text,
  subdivisionCode: v.string(),
  subdivisionName: text,
  interruptionType: v.pipe(v.number(), v.description('0 to 4, as in reported events')),
  faultType: v.pipe(v.nullable(v.number()), v.description('4 to 9; null while it is pending')),
  interruptionCategory: v.pipe(text, v.description('The fault type in words')),
  startedAt: momentSchema,
  endedAt: moment,
  customersOut: v.nullable(v.number()),
  cause: text,
  isPlanned: v.nullable(v.boolean()),
  estimatedRestoration: moment,
  device: text,
  note: text,
  reasonIds: v.array(v.number()),
  relayFlag: text,
  brokenConductor: text,
  phase: text,
  faultCurrentKa: v.pipe(v.record(v.string(), v.number()), v.description('By conductor: r, y, b, g, n')),
});

const outageData = v.object({
  change: v.picklist(webhookChanges),
  sequence: v.pipe(v.number(), v.description('Grows with every change of an outage: a lower one than the last is older')),
  outage: webhookOutageSchema,
});

const outageMessage = <const Type extends string>(type: Type) =>
  v.object({ type: v.literal(type), timestamp: v.pipe(momentSchema, v.description('When it changed')), data: outageData });

/** The body of a delivery. */
export const webhookMessageSchema = v.variant('type', [
  outageMessage('outage.opened'),
  outageMessage('outage.updated'),
  outageMessage('outage.closed'),
  v.object({ type: v.literal('test'), timestamp: momentSchema, data: v.object({ message: v.string() }) }),
]);
export type WebhookMessage = v.InferOutput<typeof webhookMessageSchema>;
