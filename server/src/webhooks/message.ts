// The body of a delivery, from what the database kept of the change.
import { type WebhookChange, webhookChanges, type WebhookEvent } from 'shared-contracts/constant/webhook';
import { currentFields, shutdownFields } from 'shared-contracts/entity/annotation';
import { currentNameOf, lines } from 'shared-contracts/entity/fault-current';
import type { Field } from 'shared-contracts/entity/field-table';
import { type WebhookMessage, webhookOutageFields, webhookOutageSchema } from 'shared-contracts/entity/webhook-message';
import * as v from 'valibot';
import { toWireMoment } from '../time/wire-moment';

export const messageIdOf = (id: number): string => `msg_${id}`;

const keptRow = v.record(v.string(), v.unknown());
const fields = Object.entries<Field & { readonly isMoment?: true }>(webhookOutageFields);
const wireMoment = v.nullable(v.pipe(v.string(), v.transform((at) => toWireMoment(new Date(at)))));

/** The outage from what the database kept of it. A column that was not kept says nothing. */
function outageOf(kept: Readonly<Record<string, unknown>>, offices: Readonly<Record<string, string | null>>) {
  const values = fields.flatMap(([name, { column, isMoment }]) => {
    if (column === undefined) return [];
    const value = kept[column] ?? null;
    return [[name, isMoment ? v.parse(wireMoment, value) : value] as const];
  });
  const currents = lines.map((line) => [line.toLowerCase(), kept[currentFields[currentNameOf(line)].column]] as const);
  return v.parse(webhookOutageSchema, {
    ...Object.fromEntries(values),
    ...offices,
    reasonIds: kept[shutdownFields.reasonIds.column] ?? [],
    faultCurrentKa: Object.fromEntries(currents.filter(([, ka]) => ka !== undefined)),
  });
}

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
  const offices = { substationName: substation_name, subdivisionName: subdivision_name };
  return {
    type: `outage.${eventOf[change]}`,
    timestamp,
    data: { change, sequence: id, outage: outageOf(v.parse(keptRow, content), offices) },
  };
}
