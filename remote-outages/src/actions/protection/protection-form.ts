import { phases, relayFlags, type YesNo, yesNo } from 'shared-contracts/constant/fault-detail';
import { currentFields, relayFields } from 'shared-contracts/entity/annotation';
import { currentNameOf, lines } from 'shared-contracts/entity/fault-current';
import type { FaultDetail } from 'shared-contracts/entity/fault-detail';
import { keysOf, mapKeys } from 'shared-contracts/entity/field-table';
import type { Fault } from 'shared-contracts/fault/fault';
import { type ProtectionCode, readCurrent, validateProtectionDetail } from 'shared-contracts/rule/protection-detail';
import * as v from 'valibot';

export const currentNames = keysOf(currentFields);

/** A current as typed. Of the relay's facts, all but the conductor are chosen as a text. */
const textNames = [...keysOf(relayFields).filter((name) => name !== 'brokenConductor'), ...currentNames];
type TextName = (typeof textNames)[number];

export const protectionValuesSchema = v.object({
  ...mapKeys(textNames, () => v.string()),
  brokenConductor: v.nullable(v.picklist(yesNo)),
});
export type ProtectionValues = v.InferOutput<typeof protectionValuesSchema>;

export const emptyProtection: ProtectionValues = { ...mapKeys(textNames, () => ''), brokenConductor: null };

export type ProtectionEvent =
  | { readonly type: 'textChanged'; readonly field: TextName; readonly value: string }
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
    ...mapKeys(currentNames, (name) => textOf(detail[name])),
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
    faultCurrent: mapKeys(lines, (line) => currentOf(values[currentNameOf(line)])),
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
