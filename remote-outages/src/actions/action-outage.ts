import { durationClasses } from 'shared-contracts/rule/duration-class';
import type { OutageState } from 'shared-contracts/rule/row-action';
import * as v from 'valibot';

/** What the menu and its popups know of a row. It also waits in browser storage beside what was typed. */
export const actionOutageSchema = v.object({
  id: v.number(),
  feeder_name: v.string(),
  category: v.string(),
  interruption_type: v.number(),
  fault_type: v.nullable(v.number()),
  duration_based_fault_type: v.nullable(v.picklist(durationClasses)),
  /** A draft of an older release does not know it. */
  fault_start_date_time: v.optional(v.nullable(v.string()), null),
  fault_end_date_time: v.nullable(v.string()),
});

export type ActionOutage = v.InferOutput<typeof actionOutageSchema>;

export function stateOf(outage: ActionOutage): OutageState {
  return {
    interruptionType: outage.interruption_type,
    faultType: outage.fault_type,
    hasEnd: outage.fault_end_date_time !== null,
    durationClass: outage.duration_based_fault_type,
  };
}
