import { convertManualToProtection } from 'shared-contracts/endpoint/faults/convert-manual-to-protection';
import { getFaultDetail } from 'shared-contracts/endpoint/faults/get-fault-detail';
import { getReasonList } from 'shared-contracts/endpoint/faults/get-reason-list';
import { saveFaultType } from 'shared-contracts/endpoint/faults/save-fault-type';
import { updateFaultCurrent } from 'shared-contracts/endpoint/faults/update-fault-current';
import { addManualEnd } from 'shared-contracts/endpoint/faults/add-manual-end';
import { getOutage } from 'shared-contracts/endpoint/faults/get-outage';
import { getOutageTimeline } from 'shared-contracts/endpoint/faults/get-outage-timeline';
import { setEstimatedRestoration } from 'shared-contracts/endpoint/faults/set-estimated-restoration';
import type { Router } from '../http/router';
import { success } from '../http/success';
import type { Services } from '../services/services';
import { addEnd } from './add-end';
import { changeOutage } from './change-outage';
import { findOutage } from './outage-record';
import { readFaultDetail, reasonsOf } from './read-fault-detail';
import { setEstimate } from './set-estimate';
import { readTimeline } from './timeline';
import { convertToProtection, updateProtection } from './update-protection';
import { updateShutdown } from './update-shutdown';
import { toWireMoment } from '../time/wire-moment';

/** What people record about an outage, and what is recorded. */
export function registerFaults(router: Router, services: Services): void {
  const { db } = services;

  router.handle(getOutage, async ({ input, caller }) => {
    const outage = await findOutage(db, caller.principal, input.params.id);
    return { data: { feederName: outage.feeder_name, faultStart: toWireMoment(outage.fault_start) } };
  });
  router.handle(getOutageTimeline, ({ input, caller }) => readTimeline(db, caller.principal, input.params.id));
  router.handle(getFaultDetail, ({ input, caller }) => readFaultDetail(db, caller.principal, input.body.currentFaultId));
  router.handle(getReasonList, async ({ input }) => ({ detail: await reasonsOf(db, input.body.faultType) }));

  router.handle(addManualEnd, async ({ input, caller }) => {
    await changeOutage(services, caller.principal, addEnd(input.body));
    return success('outage.endAdded');
  });
  router.handle(setEstimatedRestoration, async ({ input, caller }) => {
    await setEstimate(services, caller.principal, input.body);
    return success('outage.estimateSaved');
  });
  router.handle(saveFaultType, async ({ input, caller }) => {
    await changeOutage(services, caller.principal, updateShutdown(input.body));
    return success('outage.shutdownUpdated');
  });
  router.handle(updateFaultCurrent, async ({ input, caller }) => {
    await changeOutage(services, caller.principal, updateProtection(input.body));
    return success('outage.faultCurrentUpdated');
  });
  router.handle(convertManualToProtection, async ({ input, caller }) => {
    await changeOutage(services, caller.principal, convertToProtection(input.body));
    return success('outage.converted');
  });
}
