// What people record about an outage: the details of a shutdown, or those of a protection outage.
import * as v from 'valibot';
import { phases, yesNo } from '../constant/fault-detail';
import { emptyableDigitText } from './digits';
import type { Field } from './field-table';
import { emptyableChoice, emptyableText } from './text';

const text = v.nullable(v.string());
/** Kilo-amperes. */
const current = v.nullable(v.number());
/** Ids of reasons are PostgreSQL integers. */
const reasonId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));
const reasonIds = v.optional(v.nullable(v.pipe(v.array(reasonId), v.maxLength(50))), null);

/** Every fact that the audit trail keeps of a record has its clean name; `column` is the one of `fault_detail`. */
interface AnnotationField extends Field {
  readonly column: string;
}

/** Emergency and planned shutdowns, in the order of the popup. LC is the line clear, the permit to work on a line. */
export const shutdownFields = {
  shutdownTakenBy: {
    wire: 'shutdown_taken_by',
    schema: text,
    saveAs: 'shutdownTakenBy',
    input: emptyableText,
    column: 'shutdown_taken_by',
  },
  // Both numbers are read as one: `takenByEmpNo` of a fault detail.
  discomEmpNo: { schema: text, saveAs: 'shutdownDiscomEmpNo', input: emptyableDigitText, column: 'shutdown_taken_by_emp_no' },
  getcoEmpNo: { schema: text, saveAs: 'getcoEmpNo', input: emptyableDigitText, column: 'getco_emp_no' },
  otherName: { wire: 'shutdown_taken_by_other_name', schema: text, saveAs: 'otherName', input: emptyableText, column: 'other_name' },
  otherMobile: {
    wire: 'shutdown_taken_by_other_mobile',
    schema: text,
    saveAs: 'otherMobileNo',
    input: emptyableDigitText,
    column: 'other_mobile',
  },
  // The popup needs it (docs/product.md#popup-rules): without numbers, nobody could tell whether a line clear was taken.
  lcTaken: { wire: 'lc_taken', schema: v.optional(text, null), saveAs: 'lcTaken', input: emptyableChoice(yesNo), column: 'lc_taken' },
  lcNo: { wire: 'lc_no', schema: text, saveAs: 'lcNo', input: emptyableDigitText, column: 'lc_no' },
  lcEmpNo: { wire: 'lc_taken_by', schema: text, saveAs: 'lcDiscomEmpNo', input: emptyableDigitText, column: 'lc_taken_by' },
  // Read with their names: `reasons` of a fault detail.
  reasonIds: { schema: v.array(v.number()), saveAs: 'reasons', input: reasonIds, column: 'reason_ids' },
} as const satisfies Record<string, AnnotationField>;

/** Relay, conductor and phase of a protection outage. */
export const relayFields = {
  relayFlag: { wire: 'rely_flag', schema: text, saveAs: 'relayFlag', input: emptyableText, column: 'relay_flag' },
  brokenConductor: { wire: 'broken_conductor', schema: text, saveAs: 'brokenConductor', input: emptyableText, column: 'broken_conductor' },
  phase: { wire: 'phase', schema: text, saveAs: 'phase', input: emptyableChoice(phases), column: 'phase' },
} as const satisfies Record<string, AnnotationField>;

/** Fault currents of the lines red, yellow, blue, ground and neutral, in kA; they are saved as one `faultCurrent`. */
export const currentFields = {
  faultCurrentR: { wire: 'ka_lr', schema: current, column: 'ka_r' },
  faultCurrentY: { wire: 'ka_ly', schema: current, column: 'ka_y' },
  faultCurrentB: { wire: 'ka_lb', schema: current, column: 'ka_b' },
  faultCurrentG: { wire: 'ka_lg', schema: current, column: 'ka_g' },
  faultCurrentN: { wire: 'ka_ln', schema: current, column: 'ka_n' },
} as const satisfies Record<string, AnnotationField>;

/** Everything that can be recorded, in the order of the popups. */
export const annotationFields = { ...shutdownFields, ...relayFields, ...currentFields } as const;

/** What is recorded about one outage; null and no reasons where nothing is. */
export type Annotation = {
  readonly [Key in keyof typeof annotationFields]: Readonly<v.InferOutput<(typeof annotationFields)[Key]['schema']>>;
};
export type FaultCurrents = Pick<Annotation, keyof typeof currentFields>;
