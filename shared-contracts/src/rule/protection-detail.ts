import { relayFlags, yesNo } from '../constant/fault-detail';
import { limits } from '../constant/limit';
import type { Fault } from '../fault/fault';

/** What the fault current popup says (docs/product.md#protection-details). */
export const protectionTexts = {
  'protection.required': 'Relay Flag & Broken Conductor are required',
  'protection.relayFlag': 'Select valid option of Relay Flag.',
  'protection.brokenConductor': 'Select valid option of Broken Conductor.',
  'protection.current': 'Enter valid Fault Current (0 or more, in steps of 0.1).',
  'protection.currentLimit': 'Fault Current must be at most {most} kA.',
} as const;

export interface ProtectionChoice {
  readonly relayFlag: string | null;
  readonly brokenConductor: string | null;
}

export type ProtectionCode = keyof typeof protectionTexts;
export type ProtectionFault = Fault<keyof ProtectionChoice, ProtectionCode>;

/** The first broken rule about the details of a protection outage, and its fields; none when they are fine. */
export function validateProtectionDetail(detail: ProtectionChoice): ProtectionFault[] {
  const empty = (['relayFlag', 'brokenConductor'] as const).filter((field) => !detail[field]);
  if (empty.length > 0) return empty.map((field) => ({ field, code: 'protection.required' }));
  if (!relayFlags.some((flag) => flag === detail.relayFlag)) return [{ field: 'relayFlag', code: 'protection.relayFlag' }];
  if (yesNo.some((answer) => answer === detail.brokenConductor)) return [];
  return [{ field: 'brokenConductor', code: 'protection.brokenConductor' }];
}

/** A current as somebody typed it: kilo-amperes, null for an empty text, or why it is refused. */
export type TypedCurrent =
  | { readonly ok: true; readonly value: number | null }
  | { readonly ok: false; readonly fault: Omit<Fault<never, ProtectionCode>, 'field'> };

/** Reads a current with one decimal after a point or a comma; nothing else is guessed at. */
export function readCurrent(typed: string): TypedCurrent {
  const text = typed.trim();
  if (text === '') return { ok: true, value: null };
  if (!/^\d{1,9}([.,]\d)?$/.test(text)) return { ok: false, fault: { code: 'protection.current' } };
  const value = Number(text.replace(',', '.'));
  if (value <= limits.maxFaultCurrentKa) return { ok: true, value };
  return { ok: false, fault: { code: 'protection.currentLimit', values: { most: limits.maxFaultCurrentKa } } };
}
