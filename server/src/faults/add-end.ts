import type { EndpointInput } from 'shared-contracts/endpoint';
import type { addManualEnd } from 'shared-contracts/endpoint/faults/add-manual-end';
import { validateManualEnd } from 'shared-contracts/rule/manual-end';
import { Refusal } from '../http/refusal';
import { recordLiveEnd } from '../live/live-log';
import type { OutageChange } from './change-outage';

/** An open outage gets its end; the live lists lose it with the same commit. */
export function addEnd({ id, outageEndDate, outageEndTime }: EndpointInput<typeof addManualEnd>['body']): OutageChange {
  return {
    action: 'addEnd',
    outageId: id,
    apply: ({ outage, before, now }) => {
      const result = validateManualEnd(outage.fault_start, { date: outageEndDate, time: outageEndTime }, now);
      if (!result.ok) throw new Refusal('ruleBroken', { faults: [result.fault] });
      return { ...before, faultEnd: result.end.toISOString() };
    },
    afterwards: ({ trx, outage }) => recordLiveEnd(trx, outage),
  };
}
