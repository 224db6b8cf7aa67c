import { phases, relayFlags, type YesNo, yesNo } from 'shared-contracts/constant/fault-detail';
import { currentFields } from 'shared-contracts/entity/annotation';
import type { FaultDetail } from 'shared-contracts/entity/fault-detail';
import { keysOf } from 'shared-contracts/entity/field-table';
import type { Fault } from 'shared-contracts/fault/fault';
import { type ProtectionCode, readCurrent, validateProtectionDetail } from 'shared-contracts/rule/protection-detail';
import * as v from 'valibot';

export const currentNames = keysOf(currentFields);
export type CurrentName = (typeof currentNames)[number];

export const protectionValuesSchema = v.object({
  relayFlag: v.string(),
  brokenConductor: v.nullable(v.picklist(yesNo)),
  phase: v.string(),
  // As typed: red, yellow, blue, ground, neutral.
  faultCurrentR: v.string(),
  faultCurrentY: v.string(),
  faultCurrentB: v.string(),
  faultCurrentG: v.string(),
  faultCurrentN: v.string(),
});
export type ProtectionValues = v.InferOutput<typeof protectionValuesSchema>;

export const emptyProtection: ProtectionValues = {
  relayFlag: '',
  brokenConductor: null,
  phase: '',
  faultCurrentR: '',
  faultCurrentY: '',
  faultCurrentB: '',
  faultCurrentG: '',
  faultCurrentN: '',
};

export type ProtectionEvent =
  | { readonly type: 'textChanged'; readonly field: 'relayFlag' | 'phase' | CurrentName; readonly value: string }
  | { readonly type: 'conductorChanged'; readonly answer: YesNo };

export function reduceProtection(values: ProtectionValues, event: ProtectionEvent): ProtectionValues {
  return event.type === 'textChanged' ? { ...values, [event.field]: event.value } : { ...values, brokenConductor: event.answer };
}

const textOf = (current: number | null) => (current === null ? '' : String(current));
const known = (options: readonly string[], value: string | null) => options.find((option) => option === value) ?? '';

/** What is recorded, as the form shows it. */
export function protectionValuesOf(detail: FaultDetail): ProtectionValues {
  return {
    relayFlag: known(relayFlags, detail.relayFlag),
    brokenConductor: yesNo.find((answer) => answer === detail.brokenConductor) ?? null,
    phase: known(phases, detail.phase),
    faultCurrentR: textOf(detail.faultCurrentR),
    faultCurrentY: textOf(detail.faultCurrentY),
    faultCurrentB: textOf(detail.faultCurrentB),
    faultCurrentG: textOf(detail.faultCurrentG),
    faultCurrentN: textOf(detail.faultCurrentN),
  };
}

function currentOf(typed: string): number | null {
  const read = readCurrent(typed);
  return read.ok ? read.value : null;
}

/** The body of a save, without the outage it is about; the values have been found right. */
export function protectionBody(values: ProtectionValues) {
  const { relayFlag, brokenConductor, phase } = values;
  return {
    relayFlag,
    brokenConductor,
    phase: phases.find((name) => name === phase) ?? null,
    faultCurrent: {
      R: currentOf(values.faultCurrentR),
      Y: currentOf(values.faultCurrentY),
      B: currentOf(values.faultCurrentB),
      G: currentOf(values.faultCurrentG),
      N: currentOf(values.faultCurrentN),
    },
  };
}

export type ProtectionFormFault = Fault<keyof ProtectionValues, ProtectionCode>;

function currentFaults(values: ProtectionValues): ProtectionFormFault[] {
  return currentNames.flatMap((field) => {
    const read = readCurrent(values[field]);
    return read.ok ? [] : [{ field, ...read.fault }];
  });
}

/** What the first broken rule says, and of which fields; none when the values are fine. */
export function validateProtection(values: ProtectionValues): ProtectionFormFault[] {
  const faults = validateProtectionDetail(values);
  return faults.length > 0 ? faults : currentFaults(values);
}
