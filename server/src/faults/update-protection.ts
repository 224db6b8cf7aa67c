import type { EndpointInput } from 'shared-contracts/endpoint';
import type { convertManualToProtection } from 'shared-contracts/endpoint/faults/convert-manual-to-protection';
import type { updateFaultCurrent } from 'shared-contracts/endpoint/faults/update-fault-current';
import { validateProtectionDetail } from 'shared-contracts/rule/protection-detail';
import { refuseFaults } from '../http/refusal';
import { asProtection, type ProtectionDetail } from './annotation';
import type { OutageChange } from './change-outage';
import { stateOf } from './outage-record';

/** Relay flag, conductor, phase and fault currents of a protection outage. */
export function updateProtection(body: EndpointInput<typeof updateFaultCurrent>['body']): OutageChange {
  return {
    action: 'updateFaultCurrent',
    outageId: body.outageId,
    version: body.version,
    apply: ({ before }) => {
      refuseFaults(validateProtectionDetail(body));
      return asProtection(before, body);
    },
  };
}

const nothingRead: ProtectionDetail = { relayFlag: null, brokenConductor: null, phase: null, faultCurrent: null };

/** A manual outage becomes a protection outage; a 'Normal TT' is over too soon for its relay to be read. */
export function convertToProtection(body: EndpointInput<typeof convertManualToProtection>['body']): OutageChange {
  return {
    action: 'convertToProtection',
    outageId: body.outageId,
    apply: ({ outage, before }) => {
      const isGiven = body.relayFlag !== null || body.brokenConductor !== null;
      if (stateOf(outage).durationClass === 'Normal TT' && !isGiven) return asProtection(before, nothingRead);
      refuseFaults(validateProtectionDetail(body));
      return asProtection(before, body);
    },
  };
}
