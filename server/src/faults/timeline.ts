import { interruptionTypeText } from 'shared-contracts/constant/fault-type';
import type { EndpointOutput } from 'shared-contracts/endpoint';
import type { getOutageTimeline } from 'shared-contracts/endpoint/outage/get-outage-timeline';
import type { FieldChange, RecordedValue } from 'shared-contracts/entity/outage-timeline';
import * as v from 'valibot';
import type { Principal } from '../access/principal';
import { auditEntries } from '../audit/audit-trail';
import type { Database } from '../database/database';
import { auditSubjectOf, findOutage, stateOf } from './outage-record';
import { toWireMoment } from './wire-moment';

/** What the trail keeps: a flat record, of this release or of an older one. */
const recordedSchema = v.nullable(v.record(v.string(), v.union([v.string(), v.number(), v.null(), v.array(v.number())])));
type Recorded = NonNullable<v.InferOutput<typeof recordedSchema>>;

/** The facts of an outage and its audit trail, oldest entry first. */
export async function readTimeline(db: Database, caller: Principal, outageId: number): Promise<EndpointOutput<typeof getOutageTimeline>> {
  const outage = await findOutage(db, caller, outageId);
  const [entries, reasons, offices] = await Promise.all([
    auditEntries(db, auditSubjectOf(outageId)),
    db.selectFrom('reason').select(['id', 'name']).execute(),
    db.selectFrom('organisation').select(['code', 'name']).where('code', 'in', [outage.substation_code, outage.subdivision_code]).execute(),
  ]);
  const reasonNames = new Map(reasons.map(({ id, name }) => [id, name]));
  const officeName = (code: string) => offices.find((office) => office.code === code)?.name ?? null;
  return {
    outage: {
      id: outage.id,
      sfmsId: outage.sfms_id,
      feederId: outage.feeder_id,
      feederName: outage.feeder_name,
      category: outage.category,
      substationName: officeName(outage.substation_code),
      subdivisionName: officeName(outage.subdivision_code),
      interruptionTypeText: interruptionTypeText(outage.interruption_type),
      outageTypeName: outage.outage_type_name,
      durationClass: stateOf(outage).durationClass,
      faultStart: toWireMoment(outage.fault_start),
      faultEnd: outage.fault_end && toWireMoment(outage.fault_end),
    },
    entries: entries.map((entry) => ({
      id: entry.id,
      at: toWireMoment(entry.at),
      action: entry.action,
      by: { name: entry.actor_name, empNo: entry.actor_emp_no, companyName: entry.actor_company },
      changes: changesBetween(v.parse(recordedSchema, entry.before) ?? {}, v.parse(recordedSchema, entry.after) ?? {}, reasonNames),
    })),
  };
}

/** The fields that differ, in words for a person. */
export function changesBetween(before: Recorded, after: Recorded, reasonNames: ReadonlyMap<number, string>): FieldChange[] {
  // The name of the fault type says what its code says.
  const fields = Object.keys({ ...before, ...after }).filter((field) => field !== 'faultType');
  return fields
    .filter((field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null))
    .map((field) => ({ field, before: inWords(field, before[field], reasonNames), after: inWords(field, after[field], reasonNames) }));
}

function inWords(field: string, value: Recorded[string] | undefined, reasonNames: ReadonlyMap<number, string>): RecordedValue {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return value.map((id) => reasonNames.get(id) ?? String(id));
  if (field === 'interruptionType') return interruptionTypeText(Number(value));
  if (field === 'faultEnd') return toWireMoment(new Date(value));
  return value;
}
