import * as v from 'valibot';
import { annotationFields } from './annotation';
import { type CleanRow, rowCodec } from './field-table';
import { momentSchema } from './moment';

/**
 * Which state of an outage's record a change starts from: its newest audit entry, 0 before the first.
 * A change that names it is refused with 409 when somebody else was faster. Null says that nothing was
 * read: it is refused with 409 where something is recorded. A caller without a version is not checked.
 */
export const recordVersion = v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0)));

/** A reason that may be given for a fault type. */
export const reasonSchema = v.object({ id: v.number(), name: v.string() });
export type Reason = v.InferOutput<typeof reasonSchema>;

const faultDetailFields = {
  ...annotationFields,
  category: { wire: 'categor', schema: v.string() },
  feederName: { wire: 'feeder_name', schema: v.string() },
  faultStart: { wire: 'fault_start_datetime', schema: v.nullable(momentSchema) },
  faultType: { wire: 'fault_type', schema: v.nullable(v.number()) },
  /** The number of the Discom or Getco employee who took the shutdown. */
  takenByEmpNo: { wire: 'shutdown_taken_by_emp_no', schema: v.nullable(v.string()) },
  reasons: { wire: 'sfms_reason', schema: v.array(reasonSchema) },
  /** What was read, to be sent back with a change (docs/product.md#protection-details). Other systems send none. */
  version: { wire: 'version', schema: v.optional(recordVersion, null) },
} as const;

/** What is recorded about an outage, as the popups read it. */
export type FaultDetail = CleanRow<typeof faultDetailFields>;
export const faultDetail = rowCodec(faultDetailFields);
