// A report in clean form, moments as epoch milliseconds, and as it is kept.
import { causes } from 'shared-contracts/constant/cause';
import type { IngestEvent } from 'shared-contracts/entity/ingest-event';
import { outageFactNames } from 'shared-contracts/entity/outage-facts';
import * as v from 'valibot';

const moment = v.number();

const factsSchema = v.object({
  customersOut: v.exactOptional(v.nullable(v.number())),
  cause: v.exactOptional(v.nullable(v.picklist(causes))),
  isPlanned: v.exactOptional(v.nullable(v.boolean())),
  estimatedRestoration: v.exactOptional(v.nullable(moment)),
  device: v.exactOptional(v.nullable(v.string())),
  note: v.exactOptional(v.nullable(v.string())),
});
/** Absent: nothing is said of it; null: it is not known any more. */
export type Facts = v.InferOutput<typeof factsSchema>;

/** Who sent it, when it arrived, and when the sender says that it was made. */
const envelope = { source: v.number(), at: moment, reportedAt: v.nullable(moment) };

const openSchema = v.object({
  type: v.literal('open'),
  feederId: v.string(),
  startedAt: moment,
  interruptionType: v.number(),
  facts: factsSchema,
  ...envelope,
});
const closeSchema = v.object({ type: v.literal('close'), endedAt: moment, ...envelope, reason: v.exactOptional(v.string()) });
const updateSchema = v.object({ type: v.literal('update'), facts: factsSchema, ...envelope });
const reopenSchema = v.object({ type: v.literal('reopen'), ...envelope });
const cancelSchema = v.object({ type: v.literal('cancel'), reason: v.string(), ...envelope });

const reportSchema = v.variant('type', [openSchema, closeSchema, updateSchema, reopenSchema, cancelSchema]);

/** How the database keeps the reports of a number. */
export const reportsSchema = v.array(reportSchema);

export type Report = v.InferOutput<typeof reportSchema>;
export type OpenReport = v.InferOutput<typeof openSchema>;
export type CloseReport = v.InferOutput<typeof closeSchema>;

function factsOf(event: Extract<IngestEvent, { type: 'open' | 'update' }>): Facts {
  const { customersOut, cause, isPlanned, estimatedRestoration: estimate, device, note } = event;
  return {
    ...(customersOut !== undefined && { customersOut }),
    ...(cause !== undefined && { cause }),
    ...(isPlanned !== undefined && { isPlanned }),
    ...(estimate !== undefined && { estimatedRestoration: estimate === null ? null : Date.parse(estimate) }),
    ...(device !== undefined && { device }),
    ...(note !== undefined && { note }),
  };
}

/** `at` is the moment of its arrival. */
export function reportOf(event: IngestEvent, source: number, at: number): Report {
  const envelopeOf = { source, at, reportedAt: event.reportedAt === undefined ? null : Date.parse(event.reportedAt) };
  switch (event.type) {
    case 'open':
      return {
        type: 'open',
        feederId: event.feederId,
        startedAt: Date.parse(event.startedAt),
        interruptionType: event.interruptionType,
        facts: factsOf(event),
        ...envelopeOf,
      };
    case 'close':
      return { type: 'close', endedAt: Date.parse(event.endedAt), ...envelopeOf };
    case 'update':
      return { type: 'update', facts: factsOf(event), ...envelopeOf };
    case 'cancel':
      return { type: 'cancel', reason: event.reason, ...envelopeOf };
    case 'reopen':
      return { type: 'reopen', ...envelopeOf };
  }
}

export function saysFacts(facts: Facts): boolean {
  return outageFactNames.some((name) => facts[name] !== undefined);
}

/** What a report says, whoever sent it and whenever it arrived: equal texts are the same report. */
export function contentOf({ source: _source, at: _at, ...said }: Report): string {
  const facts = 'facts' in said ? outageFactNames.map((name) => said.facts[name]) : [];
  return JSON.stringify([
    said.type,
    said.reportedAt,
    'startedAt' in said && [said.startedAt, said.feederId, said.interruptionType],
    'endedAt' in said && said.endedAt,
    'reason' in said && said.reason,
    // Nothing said is neither nothing known nor nobody out.
    ...facts.map((fact) => (fact === undefined ? [] : [fact])),
  ]);
}
