import { relayFlags, yesNo } from '../constant/fault-detail';

/** Messages of the fault current popup (docs/product.md#protection-details). */
export const protectionMessages = {
  required: 'Relay Flag & Broken Conductor are required',
  relayFlag: 'Select valid option of Relay Flag.',
  brokenConductor: 'Select valid option of Broken Conductor.',
} as const;

/** The first message about the details of a protection outage, null when they are fine. */
export function validateProtectionDetail(detail: { readonly relayFlag: string | null; readonly brokenConductor: string | null }): string | null {
  if (!detail.relayFlag || !detail.brokenConductor) return protectionMessages.required;
  if (!relayFlags.some((flag) => flag === detail.relayFlag)) return protectionMessages.relayFlag;
  if (!yesNo.some((answer) => answer === detail.brokenConductor)) return protectionMessages.brokenConductor;
  return null;
}
