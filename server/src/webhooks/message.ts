// The body of a delivery, from what the database kept of the change.
import { type WebhookChange, webhookChanges, type WebhookEvent } from 'shared-contracts/constant/webhook';
import type { WebhookMessage } from 'shared-contracts/entity/webhook-message';
import * as v from 'valibot';
import { toWireMoment } from '../time/wire-moment';

export const messageIdOf = (id: number): string => `msg_${id}`;

const text = v.optional(v.nullable(v.string()), null);
const moment = v.optional(v.nullable(v.pipe(v.string(), v.transform((at) => toWireMoment(new Date(at))))), null);
const current = v.optional(v.number());

const changedOutage = v.object({
  id: v.number(),
  sfms_id: text,
  feeder_id: v.string(),
  feeder_name: v.string(),
  category: v.string(),
  substation_code: v.string(),
  subdivision_code: v.string(),
  interruption_type: v.number(),
  fault_type: v.optional(v.nullable(v.number()), null),
  outage_type_name: text,
  fault_start: v.pipe(v.string(), v.transform((at) => toWireMoment(new Date(at)))),
  fault_end: moment,
  customers_out: v.optional(v.nullable(v.number()), null),
  cause: text,
  is_planned: v.optional(v.nullable(v.boolean()), null),
  estimated_restoration: moment,
  device: text,
  note: text,
  reason_ids: v.optional(v.array(v.number()), []),
  relay_flag: text,
  broken_conductor: text,
  phase: text,
  ka_r: current, ka_y: current, ka_b: current, ka_g: current, ka_n: current,
});

/** A delivery as it is claimed. */
export interface Delivery {
  readonly id: number;
  readonly change: string;
  readonly at: Date;
  readonly content: unknown;
  /** Names of the two offices of the outage. */
  readonly substation_name: string | null;
  readonly subdivision_name: string | null;
}

const eventOf: Readonly<Record<WebhookChange, WebhookEvent>> = {
  opened: 'opened', reopened: 'opened', updated: 'updated', closed: 'closed', canceled: 'closed',
};

export function messageOf({ id, change: told, at, content, substation_name, subdivision_name }: Delivery): WebhookMessage {
  const timestamp = toWireMoment(at);
  const change = webhookChanges.find((name) => name === told);
  if (change === undefined) return { type: 'test', timestamp, data: { message: 'This is a test. No outage has changed.' } };
  const row = v.parse(changedOutage, content);
  const { ka_r: r, ka_y: y, ka_b: b, ka_g: g, ka_n: n } = row;
  return {
    type: `outage.${eventOf[change]}`,
    timestamp,
    data: {
      change,
      sequence: id,
      outage: {
        id: row.id,
        sfmsId: row.sfms_id,
        feederId: row.feeder_id,
        feederName: row.feeder_name,
        category: row.category,
        substationCode: row.substation_code,
        substationName: substation_name,
        subdivisionCode: row.subdivision_code,
        subdivisionName: subdivision_name,
        interruptionType: row.interruption_type,
        faultType: row.fault_type,
        interruptionCategory: row.outage_type_name,
        startedAt: row.fault_start,
        endedAt: row.fault_end,
        customersOut: row.customers_out,
        cause: row.cause,
        isPlanned: row.is_planned,
        estimatedRestoration: row.estimated_restoration,
        device: row.device,
        note: row.note,
        reasonIds: row.reason_ids,
        relayFlag: row.relay_flag,
        brokenConductor: row.broken_conductor,
        phase: row.phase,
        faultCurrentKa: Object.fromEntries(
          Object.entries({ r, y, b, g, n }).flatMap(([conductor, ka]) => (ka === undefined ? [] : [[conductor, ka]])),
        ),
      },
    },
  };
}
