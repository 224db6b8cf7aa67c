import { durationClasses } from 'shared-contracts/constant/duration-class';
import type { OutageState } from 'shared-contracts/rule/row-action';
import * as v from 'valibot';

/** What the menu and its popups know of a row. It also waits in browser storage beside what was typed. */
export const actionOutageSchema = v.object({
  id: v.number(),
  feederName: v.string(),
  category: v.string(),
  interruptionType: v.number(),
  faultType: v.nullable(v.number()),
  durationClass: v.nullable(v.picklist(durationClasses)),
  /** A draft of an older release does not know it. */
  faultStart: v.optional(v.nullable(v.string()), null),
  faultEnd: v.nullable(v.string()),
});

export type ActionOutage = v.InferOutput<typeof actionOutageSchema>;

export function stateOf(outage: ActionOutage): OutageState {
  return {
    interruptionType: outage.interruptionType,
    faultType: outage.faultType,
    hasEnd: outage.faultEnd !== null,
    durationClass: outage.durationClass,
  };
}
