import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const getPendingInterruptionTypeCount = defineEndpoint({
  name: 'getPendingInterruptionTypeCount',
  doc: 'How many outages wait for their interruption category; GETCO and GUVNL only.',
  method: 'POST',
  path: '/utils/getPendingInterruptionTypeCount',
  access: 'session',
  permission: 'pendingReport',
  response: plain(v.object({ data: v.object({ count }) })),
  errors: [401, 403],
});

export const getOtPendingCount = defineEndpoint({
  name: 'getOtPendingCount',
  doc: 'The same count for the pending-count card; its token comes without the Bearer prefix.',
  method: 'GET',
  path: '/dashboard/getco/ot-pending-count',
  access: 'session',
  permission: 'pendingReport',
  bareToken: true,
  response: plain(v.object({ data: count })),
  errors: [401, 403],
});
