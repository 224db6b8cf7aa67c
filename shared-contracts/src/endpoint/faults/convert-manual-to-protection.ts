import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';
import { relayFields } from '../../entity/annotation';
import { faultCurrentSchema } from '../../entity/fault-current';
import { formCodec } from '../../entity/field-table';
import { outcomeSchema } from '../../entity/outcome';
import { recordIdSchema } from '../../entity/record-id';

/** A protection outage and its details; which of them are required is a rule of docs/product.md#validations. */
export const protectionForm = {
  outageId: { saveAs: 'id', input: recordIdSchema },
  ...relayFields,
  faultCurrent: { saveAs: 'faultCurrent', input: v.optional(v.nullable(faultCurrentSchema), null) },
} as const;

export const convertManualToProtection = defineEndpoint({
  name: 'convertManualToProtection',
  doc: "A manual outage becomes a protection outage; a 'Sustain Fault' needs its details.",
  method: 'POST',
  path: '/utils/convertManualToProtection',
  access: 'session',
  permission: 'recordOutages',
  body: formCodec(protectionForm),
  response: plain(outcomeSchema),
  errors: [400, 401, 403, 404, 409, 422],
});
