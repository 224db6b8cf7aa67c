import { phases, relayFlags, yesNo } from 'shared-contracts/constant/fault-detail';
import type { FaultDetail } from 'shared-contracts/entity/fault-detail';
import { protectionMessages, validateProtectionDetail } from 'shared-contracts/rule/protection-detail';
import * as v from 'valibot';

/** Text of a number input per line: red, yellow, blue, ground, neutral. */
const currentsSchema = v.object({ R: v.string(), Y: v.string(), B: v.string(), G: v.string(), N: v.string() });

export const protectionValuesSchema = v.object({ relayFlag: v.string(), brokenConductor: v.string(), phase: v.string(), currents: currentsSchema });
export type ProtectionValues = v.InferOutput<typeof protectionValuesSchema>;
export type FaultCurrentLine = keyof ProtectionValues['currents'];

export const emptyProtection: ProtectionValues = {
  relayFlag: '',
  brokenConductor: '',
  phase: '',
  currents: { R: '', Y: '', B: '', G: '', N: '' },
};

export type ProtectionEvent =
  | { readonly type: 'choiceChanged'; readonly field: 'relayFlag' | 'brokenConductor' | 'phase'; readonly value: string }
  | { readonly type: 'currentChanged'; readonly line: FaultCurrentLine; readonly value: string };

export function reduceProtection(values: ProtectionValues, event: ProtectionEvent): ProtectionValues {
  if (event.type === 'choiceChanged') return { ...values, [event.field]: event.value };
  return { ...values, currents: { ...values.currents, [event.line]: event.value } };
}

const textOfCurrent = (current: number | null) => (current === null ? '' : String(current));
const known = (options: readonly string[], value: string | null) => options.find((option) => option === value) ?? '';

/** What is recorded, as the form shows it. */
export function protectionValuesOf(detail: FaultDetail): ProtectionValues {
  return {
    relayFlag: known(relayFlags, detail.relayFlag),
    brokenConductor: known(yesNo, detail.brokenConductor),
    phase: known(phases, detail.phase),
    currents: {
      R: textOfCurrent(detail.faultCurrentR),
      Y: textOfCurrent(detail.faultCurrentY),
      B: textOfCurrent(detail.faultCurrentB),
      G: textOfCurrent(detail.faultCurrentG),
      N: textOfCurrent(detail.faultCurrentN),
    },
  };
}

const numberOf = (text: string) => (text === '' ? null : Number(text));

/** The request of section 7, without the outage it is about. */
export function protectionBody({ relayFlag, brokenConductor, phase, currents }: ProtectionValues) {
  return {
    relayFlag,
    brokenConductor,
    phase: phases.find((name) => name === phase) ?? null,
    faultCurrent: { R: numberOf(currents.R), Y: numberOf(currents.Y), B: numberOf(currents.B), G: numberOf(currents.G), N: numberOf(currents.N) },
  };
}

/** The first message about relay flag and conductor, null when they are fine. Numbers are the native inputs' own rule. */
export function validateProtection(values: ProtectionValues): string | null {
  return validateProtectionDetail(values);
}

const requiredFields = ['relayFlag', 'brokenConductor'] as const;

/** The fields that a message of section 5 is about. */
export function protectionFieldsOf(message: string, values: ProtectionValues): readonly (typeof requiredFields)[number][] {
  if (message === protectionMessages.required) return requiredFields.filter((field) => values[field] === '');
  if (message === protectionMessages.relayFlag) return ['relayFlag'];
  if (message === protectionMessages.brokenConductor) return ['brokenConductor'];
  return [];
}
