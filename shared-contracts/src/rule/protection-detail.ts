import { relayFlags, yesNo } from '../constant/fault-detail';
import { limits } from '../constant/limit';

/** Messages of the fault current popup (docs/product.md#protection-details). */
export const protectionMessages = {
  required: 'Relay Flag & Broken Conductor are required',
  relayFlag: 'Select valid option of Relay Flag.',
  brokenConductor: 'Select valid option of Broken Conductor.',
  current: 'Enter valid Fault Current (0 or more, in steps of 0.1).',
  currentLimit: `Fault Current must be at most ${limits.maxFaultCurrentKa} kA.`,
} as const;

/** The first message about the details of a protection outage, null when they are fine. */
export function validateProtectionDetail(detail: {
  readonly relayFlag: string | null;
  readonly brokenConductor: string | null;
}): string | null {
  if (!detail.relayFlag || !detail.brokenConductor) return protectionMessages.required;
  if (!relayFlags.some((flag) => flag === detail.relayFlag)) return protectionMessages.relayFlag;
  if (!yesNo.some((answer) => answer === detail.brokenConductor)) return protectionMessages.brokenConductor;
  return null;
}

/** A current as somebody typed it: kilo-amperes, null for an empty text, or the message that refuses it. */
export type TypedCurrent = { readonly ok: true; readonly value: number | null } | { readonly ok: false; readonly message: string };

/** Reads a current with one decimal after a point or a comma; nothing else is guessed at. */
export function readCurrent(typed: string): TypedCurrent {
  const text = typed.trim();
  if (text === '') return { ok: true, value: null };
  if (!/^\d{1,9}([.,]\d)?$/.test(text)) return { ok: false, message: protectionMessages.current };
  const value = Number(text.replace(',', '.'));
  return value > limits.maxFaultCurrentKa ? { ok: false, message: protectionMessages.currentLimit } : { ok: true, value };
}
