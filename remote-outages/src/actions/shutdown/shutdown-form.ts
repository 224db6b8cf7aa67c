// The form of Update ESD/PSD Details as a pure reducer: which change clears what (docs/product.md#shutdown-details).
import { type ShutdownTaker, shutdownTakers, yesNo } from 'shared-contracts/constant/fault-detail';
import { faultTypes, faultTypesWithReasons, type ShutdownFaultType, shutdownFaultTypes } from 'shared-contracts/constant/fault-type';
import type { shutdownFields } from 'shared-contracts/entity/annotation';
import type { FaultDetail } from 'shared-contracts/entity/fault-detail';
import { mapKeys } from 'shared-contracts/entity/field-table';
import { type ShutdownFault, validateShutdownDetail } from 'shared-contracts/rule/shutdown-detail';
import * as v from 'valibot';

/** What is typed about whoever took the shutdown, and about the line clear. */
const takerFields = ['discomEmpNo', 'getcoEmpNo', 'otherMobile', 'otherName'] as const satisfies readonly (keyof typeof shutdownFields)[];
const lineClearFields = ['lcNo', 'lcEmpNo'] as const satisfies readonly (keyof typeof shutdownFields)[];
const textFields = [...takerFields, ...lineClearFields] as const;
export type ShutdownTextField = (typeof textFields)[number];

export const shutdownValuesSchema = v.object({
  faultType: v.nullable(v.picklist(shutdownFaultTypes)),
  reasonIds: v.array(v.number()),
  shutdownTakenBy: v.nullable(v.picklist(shutdownTakers)),
  lcTaken: v.nullable(v.picklist(yesNo)),
  ...mapKeys(textFields, () => v.string()),
});
export type ShutdownValues = v.InferOutput<typeof shutdownValuesSchema>;

const noEmployee = mapKeys(takerFields, () => '');
const noLineClear = { lcTaken: null, ...mapKeys(lineClearFields, () => '') };

export const emptyShutdown: ShutdownValues = { faultType: null, reasonIds: [], shutdownTakenBy: null, ...noEmployee, ...noLineClear };

export type ShutdownEvent =
  | { readonly type: 'outageTypeChanged'; readonly faultType: ShutdownFaultType | null }
  | { readonly type: 'takenByChanged'; readonly shutdownTakenBy: ShutdownTaker | null }
  | { readonly type: 'lcTakenChanged'; readonly lcTaken: ShutdownValues['lcTaken'] }
  | { readonly type: 'reasonsChanged'; readonly reasonIds: readonly number[] }
  | { readonly type: 'textChanged'; readonly field: ShutdownTextField; readonly text: string };

export function reduceShutdown(values: ShutdownValues, event: ShutdownEvent): ShutdownValues {
  switch (event.type) {
    case 'outageTypeChanged':
      return { ...emptyShutdown, faultType: event.faultType };
    case 'takenByChanged':
      return { ...values, ...noEmployee, ...noLineClear, shutdownTakenBy: event.shutdownTakenBy };
    case 'lcTakenChanged':
      return event.lcTaken === 'Yes' ? { ...values, lcTaken: 'Yes' } : { ...values, ...noLineClear, lcTaken: event.lcTaken };
    case 'reasonsChanged':
      return { ...values, reasonIds: [...event.reasonIds] };
    case 'textChanged':
      return { ...values, [event.field]: event.text };
  }
}

/** Which fields the form shows for what is chosen so far. */
export function visibleFields({ faultType, shutdownTakenBy, lcTaken }: ShutdownValues) {
  const isEmergency = faultType === faultTypes.emergencyShutdown;
  return {
    reasonIds: faultTypesWithReasons.some((code) => code === faultType),
    shutdownTakenBy: isEmergency,
    discomEmpNo: isEmergency && shutdownTakenBy === 'Discom Employee',
    getcoEmpNo: isEmergency && shutdownTakenBy === 'Getco Employee',
    other: isEmergency && shutdownTakenBy === 'Other',
    lcTaken: isEmergency,
    lineClear: faultType === faultTypes.plannedShutdown || (isEmergency && lcTaken === 'Yes'),
  };
}

const chosen = <const Options extends readonly (string | number)[]>(options: Options, value: unknown): Options[number] | null =>
  options.find((option) => option === value) ?? null;

/** What is recorded, as the form shows it. The one employee number on the wire belongs to the person who took the shutdown. */
export function shutdownValuesOf(detail: FaultDetail): ShutdownValues {
  const shutdownTakenBy = chosen(shutdownTakers, detail.shutdownTakenBy);
  const employeeNo = detail.takenByEmpNo ?? '';
  const hasLineClear = Boolean(detail.lcNo ?? detail.lcEmpNo);
  return {
    ...mapKeys(['otherMobile', 'otherName', ...lineClearFields], (field) => detail[field] ?? ''),
    faultType: chosen(shutdownFaultTypes, detail.faultType),
    reasonIds: detail.reasons.map(({ id }) => id),
    shutdownTakenBy,
    discomEmpNo: shutdownTakenBy === 'Discom Employee' ? employeeNo : '',
    getcoEmpNo: shutdownTakenBy === 'Getco Employee' ? employeeNo : '',
    lcTaken: chosen(yesNo, detail.lcTaken) ?? (hasLineClear ? 'Yes' : null),
  };
}

/** The request, without the outage it is about. */
export function shutdownBody(values: ShutdownValues) {
  return {
    faultType: values.faultType,
    reasonIds: visibleFields(values).reasonIds ? values.reasonIds : null,
    shutdownTakenBy: values.shutdownTakenBy,
    lcTaken: values.lcTaken,
    ...mapKeys(textFields, (field) => values[field].trim()),
  };
}

export function validateShutdown(values: ShutdownValues, category: string): ShutdownFault[] {
  return validateShutdownDetail(shutdownBody(values), category);
}
