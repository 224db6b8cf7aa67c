// The form of Update ESD/PSD Details as a pure reducer: which change clears what (section 4).
import { type ShutdownTaker, shutdownTakers, yesNo } from 'shared-contracts/constant/fault-detail';
import { faultTypes, faultTypesWithReasons, type ShutdownFaultType, shutdownFaultTypes } from 'shared-contracts/constant/fault-type';
import type { FaultDetail } from 'shared-contracts/entity/fault-detail';
import { shutdownMessages, validateShutdownDetail } from 'shared-contracts/rule/shutdown-detail';
import * as v from 'valibot';

export const shutdownValuesSchema = v.object({
  outageType: v.nullable(v.picklist(shutdownFaultTypes)),
  reasons: v.array(v.number()),
  takenBy: v.nullable(v.picklist(shutdownTakers)),
  discomEmpNo: v.string(),
  getcoEmpNo: v.string(),
  otherMobile: v.string(),
  otherName: v.string(),
  lcTaken: v.nullable(v.picklist(yesNo)),
  lcNo: v.string(),
  lcEmpNo: v.string(),
});
export type ShutdownValues = v.InferOutput<typeof shutdownValuesSchema>;

const noEmployee = { discomEmpNo: '', getcoEmpNo: '', otherMobile: '', otherName: '' } as const;
const noLineClear = { lcTaken: null, lcNo: '', lcEmpNo: '' } as const;

export const emptyShutdown: ShutdownValues = { outageType: null, reasons: [], takenBy: null, ...noEmployee, ...noLineClear };

/** Fields that depend on nothing and that nothing depends on. */
export type ShutdownTextField = 'discomEmpNo' | 'getcoEmpNo' | 'otherMobile' | 'otherName' | 'lcNo' | 'lcEmpNo';

export type ShutdownEvent =
  | { readonly type: 'outageTypeChanged'; readonly outageType: ShutdownFaultType | null }
  | { readonly type: 'takenByChanged'; readonly takenBy: ShutdownTaker | null }
  | { readonly type: 'lcTakenChanged'; readonly lcTaken: ShutdownValues['lcTaken'] }
  | { readonly type: 'reasonToggled'; readonly reason: number }
  | { readonly type: 'textChanged'; readonly field: ShutdownTextField; readonly text: string };

export function reduceShutdown(values: ShutdownValues, event: ShutdownEvent): ShutdownValues {
  switch (event.type) {
    case 'outageTypeChanged':
      return { ...emptyShutdown, outageType: event.outageType };
    case 'takenByChanged':
      return { ...values, ...noEmployee, ...noLineClear, takenBy: event.takenBy };
    case 'lcTakenChanged':
      return event.lcTaken === 'Yes' ? { ...values, lcTaken: 'Yes' } : { ...values, ...noLineClear, lcTaken: event.lcTaken };
    case 'reasonToggled':
      return {
        ...values,
        reasons: values.reasons.includes(event.reason) ? values.reasons.filter((id) => id !== event.reason) : [...values.reasons, event.reason],
      };
    case 'textChanged':
      return { ...values, [event.field]: event.text };
  }
}

/** Which fields the form shows for what is chosen so far. */
export function visibleFields({ outageType, takenBy, lcTaken }: ShutdownValues) {
  const isEmergency = outageType === faultTypes.emergencyShutdown;
  return {
    reasons: faultTypesWithReasons.some((code) => code === outageType),
    takenBy: isEmergency,
    discomEmpNo: isEmergency && takenBy === 'Discom Employee',
    getcoEmpNo: isEmergency && takenBy === 'Getco Employee',
    other: isEmergency && takenBy === 'Other',
    lcTaken: isEmergency,
    lineClear: outageType === faultTypes.plannedShutdown || (isEmergency && lcTaken === 'Yes'),
  };
}

const chosen = <const Options extends readonly (string | number)[]>(options: Options, value: unknown): Options[number] | null =>
  options.find((option) => option === value) ?? null;

/** What is recorded, as the form shows it. The one employee number on the wire belongs to whoever took the shutdown. */
export function shutdownValuesOf(detail: FaultDetail): ShutdownValues {
  const takenBy = chosen(shutdownTakers, detail.shutdown_taken_by);
  const employeeNo = detail.shutdown_taken_by_emp_no ?? '';
  const hasLineClear = Boolean(detail.lc_no ?? detail.lc_taken_by);
  return {
    outageType: chosen(shutdownFaultTypes, detail.fault_type),
    reasons: detail.reasons.map(({ id }) => id),
    takenBy,
    discomEmpNo: takenBy === 'Discom Employee' ? employeeNo : '',
    getcoEmpNo: takenBy === 'Getco Employee' ? employeeNo : '',
    otherMobile: detail.shutdown_taken_by_other_mobile ?? '',
    otherName: detail.shutdown_taken_by_other_name ?? '',
    lcTaken: chosen(yesNo, detail.lc_taken) ?? (hasLineClear ? 'Yes' : null),
    lcNo: detail.lc_no ?? '',
    lcEmpNo: detail.lc_taken_by ?? '',
  };
}

/** The request of section 7, without the outage it is about. */
export function shutdownBody(values: ShutdownValues) {
  return {
    faultType: values.outageType,
    reasons: visibleFields(values).reasons ? values.reasons : null,
    shutdownTakenBy: values.takenBy,
    shutdownDiscomEmpNo: values.discomEmpNo,
    getcoEmpNo: values.getcoEmpNo,
    lcTaken: values.lcTaken,
    lcNo: values.lcNo.trim(),
    lcDiscomEmpNo: values.lcEmpNo.trim(),
    otherMobileNo: values.otherMobile.trim(),
    otherName: values.otherName,
  };
}

export function validateShutdown(values: ShutdownValues, category: string): string | null {
  const body = shutdownBody(values);
  return validateShutdownDetail({ ...body, shutdownDiscomEmpNo: body.shutdownDiscomEmpNo.trim() }, category);
}

const fields: ReadonlyMap<string, keyof ShutdownValues> = new Map([
  [shutdownMessages.faultType, 'outageType'],
  [shutdownMessages.plannedLcNo, 'lcNo'],
  [shutdownMessages.plannedLcEmployee, 'lcEmpNo'],
  [shutdownMessages.reasons, 'reasons'],
  [shutdownMessages.takenBy, 'takenBy'],
  [shutdownMessages.discomEmployee, 'discomEmpNo'],
  [shutdownMessages.lcNo, 'lcNo'],
  [shutdownMessages.lcEmployee, 'lcEmpNo'],
  [shutdownMessages.otherMobile, 'otherMobile'],
]);

/** The fields that a message of section 5 is about: one, or none. */
export function shutdownFieldsOf(message: string): readonly (keyof ShutdownValues)[] {
  const field = fields.get(message);
  return field === undefined ? [] : [field];
}
