// What a receiver gets. It leaves the suite, so fields are only ever added.
import * as v from 'valibot';
import { webhookChanges } from '../constant/webhook';
import { relayFields, shutdownFields } from './annotation';
import { type Field, schemasOf } from './field-table';
import { momentSchema } from './moment';

const moment = v.nullable(momentSchema);
const text = v.nullable(v.string());

/**
 * The outage as it was right after the change. Names, numbers and mobiles of people are not in it. `column` is the one
 * that the database keeps of the change; names of offices and fault currents come from elsewhere.
 */
export const webhookOutageFields = {
  id: { column: 'id', schema: v.pipe(v.number(), v.description('Number of the outage in this suite')) },
  sfmsId: { column: 'sfms_id', schema: v.pipe(text, v.description('Number of the outage at the system that reported it')) },
  feederId: { column: 'feeder_id', schema: v.string() },
  feederName: { column: 'feeder_name', schema: v.string() },
  category: { column: 'category', schema: v.pipe(v.string(), v.description('Category of the feeder')) },
  substationCode: { column: 'substation_code', schema: v.string() },
  substationName: { schema: text },
  subdivisionCode: { column: 'subdivision_code', schema: v.string() },
  subdivisionName: { schema: text },
  interruptionType: { column: 'interruption_type', schema: v.pipe(v.number(), v.description('0 to 4, as in reported events')) },
  faultType: { column: 'fault_type', schema: v.pipe(v.nullable(v.number()), v.description('4 to 9; null while it is pending')) },
  interruptionCategory: { column: 'outage_type_name', schema: v.pipe(text, v.description('The fault type in words')) },
  startedAt: { column: 'fault_start', isMoment: true, schema: momentSchema },
  endedAt: { column: 'fault_end', isMoment: true, schema: moment },
  customersOut: { column: 'customers_out', schema: v.nullable(v.number()) },
  cause: { column: 'cause', schema: text },
  isPlanned: { column: 'is_planned', schema: v.nullable(v.boolean()) },
  estimatedRestoration: { column: 'estimated_restoration', isMoment: true, schema: moment },
  device: { column: 'device', schema: text },
  note: { column: 'note', schema: text },
  reasonIds: { column: shutdownFields.reasonIds.column, schema: v.array(v.number()) },
  relayFlag: { column: relayFields.relayFlag.column, schema: text },
  brokenConductor: { column: relayFields.brokenConductor.column, schema: text },
  phase: { column: relayFields.phase.column, schema: text },
  faultCurrentKa: { schema: v.pipe(v.record(v.string(), v.number()), v.description('By conductor: r, y, b, g, n')) },
} as const satisfies Record<string, Field & { readonly isMoment?: true }>;

export const webhookOutageSchema = v.object(schemasOf(webhookOutageFields));

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
