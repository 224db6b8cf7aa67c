import * as v from 'valibot';
import { accepting, defineEndpoint, plain } from '../../endpoint';
import { phases } from '../../constant/fault-detail';
import { faultCurrentSchema } from '../../entity/fault-current';
import { outcomeSchema } from '../../entity/outcome';
import { recordIdSchema } from '../../entity/record-id';
import { emptyableChoice, emptyableText } from '../../entity/text';

/** Relay flag, conductor, phase and currents of a protection outage; which are required is a rule of docs/product.md#validations. */
export const protectionFields = {
  relayFlag: emptyableText,
  brokenConductor: emptyableText,
  phase: emptyableChoice(phases),
  faultCurrent: v.optional(v.nullable(faultCurrentSchema), null),
};

export const convertManualToProtection = defineEndpoint({
  name: 'convertManualToProtection',
  doc: "A manual outage becomes a protection outage; a 'Sustain Fault' needs its details.",
  method: 'POST',
  path: '/utils/convertManualToProtection',
  access: 'session',
  body: accepting(v.strictObject({ id: recordIdSchema, ...protectionFields })),
  response: plain(outcomeSchema),
  errors: [400, 401, 403, 404, 409, 422],
});
