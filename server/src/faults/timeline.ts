import { interruptionTypeText } from 'shared-contracts/constant/fault-type';
import type { EndpointOutput } from 'shared-contracts/endpoint';
import type { getOutageTimeline } from 'shared-contracts/endpoint/faults/get-outage-timeline';
import { type FieldChange, type RecordedDetail, recordedDetailSchema, type RecordedValue } from 'shared-contracts/entity/outage-timeline';
import * as v from 'valibot';
import type { Principal } from '../access/principal';
import { auditEntries } from '../audit/audit-trail';
import type { Database } from '../database/database';
import { refusal } from '../http/refusal';
import { reportsAbout } from '../ingest/reports-about';
import { findOutageRow } from '../outages/outage-query';
import { toWireMoment } from '../time/wire-moment';
import { annotationOf, type OutageAnnotation } from './annotation';
import { auditSubjectOf, findDetail, findOutage, startRange } from './outage-record';

/** What the trail keeps: a flat record, of this release or of an older one. */
const recordedSchema = v.nullable(v.record(v.string(), v.union([v.string(), v.number(), v.null(), v.array(v.number())])));
type Recorded = NonNullable<v.InferOutput<typeof recordedSchema>>;

/** The facts of an outage, what is recorded about it, and its audit trail, oldest entry first. */
export async function readTimeline(db: Database, caller: Principal, outageId: number): Promise<EndpointOutput<typeof getOutageTimeline>> {
  const outage = await findOutage(db, caller, outageId);
  const [row, entries, detail, reasons] = await Promise.all([
    findOutageRow(db, outageId, startRange(outage)),
    auditEntries(db, auditSubjectOf(outageId)),
    findDetail(db, outageId),
    db.selectFrom('reason').select(['id', 'name']).execute(),
  ]);
  const reasonNames = new Map(reasons.map(({ id, name }) => [id, name]));
  if (!row) throw refusal('notFound', 'outage.notFound');
  return {
    outage: row,
    reported: {
      customersOut: outage.customers_out,
      cause: outage.cause,
      isPlanned: outage.is_planned,
      estimatedRestoration: outage.estimated_restoration && toWireMoment(outage.estimated_restoration),
      device: outage.device,
      note: outage.note,
    },
    reports: await reportsAbout(db, outage),
    recorded: recordedDetail(annotationOf(outage, detail), reasonNames),
    entries: entries.map((entry) => ({
      id: entry.id,
      at: toWireMoment(entry.at),
      action: entry.action,
      by: { name: entry.actor_name, empNo: entry.actor_emp_no, companyName: entry.actor_company },
      changes: changesBetween(v.parse(recordedSchema, entry.before) ?? {}, v.parse(recordedSchema, entry.after) ?? {}, reasonNames),
    })),
  };
}

type Names = ReadonlyMap<number, string>;

function recordedDetail(annotation: OutageAnnotation, reasonNames: Names): RecordedDetail {
  // What is a fact already is left out by the schema.
  return v.parse(recordedDetailSchema, { ...annotation, reasonIds: namesOf(annotation.reasonIds, reasonNames) });
}

const namesOf = (ids: readonly number[], reasonNames: Names) => ids.map((id) => reasonNames.get(id) ?? String(id));

/** The fields that differ, in words for a person. */
export function changesBetween(before: Recorded, after: Recorded, reasonNames: Names): FieldChange[] {
  // The name of the fault type says what its code says.
  const fields = Object.keys({ ...before, ...after }).filter((field) => field !== 'faultType');
  return fields
    .filter((field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null))
    .map((field) => ({ field, before: inWords(field, before[field], reasonNames), after: inWords(field, after[field], reasonNames) }));
}

function inWords(field: string, value: Recorded[string] | undefined, reasonNames: Names): RecordedValue {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return namesOf(value, reasonNames);
  if (field === 'interruptionType') return interruptionTypeText(Number(value));
  if (['faultEnd', 'faultStart', 'estimatedRestoration'].includes(field)) return toWireMoment(new Date(value));
  return value;
}
