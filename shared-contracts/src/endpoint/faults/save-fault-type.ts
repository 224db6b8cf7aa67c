import * as v from 'valibot';
import { defineEndpoint, plain } from '../../endpoint';
import { shutdownFields } from '../../entity/annotation';
import { recordVersion } from '../../entity/fault-detail';
import { formCodec } from '../../entity/field-table';
import { outcomeSchema } from '../../entity/outcome';
import { recordIdSchema } from '../../entity/record-id';

/** A fault type code, a smallint of PostgreSQL; digits as text are accepted. */
export const faultTypeCode = v.union([
  v.pipe(v.number(), v.integer(), v.minValue(-32_768), v.maxValue(32_767)),
  v.pipe(v.string(), v.regex(/^\d$/), v.transform(Number)),
]);

const saveFaultTypeForm = {
  outageId: { saveAs: 'currentFaultId', input: recordIdSchema },
  faultType: {
    saveAs: 'faultType',
    input: v.optional(
      v.nullable(
        v.union([
          faultTypeCode,
          v.pipe(
            v.literal(''),
            v.transform(() => null),
          ),
        ]),
      ),
      null,
    ),
  },
  ...shutdownFields,
  version: { saveAs: 'version', input: v.optional(recordVersion) },
} as const;

/** Which fields a fault type needs is a rule of docs/product.md#validations, answered with 422: here they only have the right kind. */
export const saveFaultType = defineEndpoint({
  name: 'saveFaultType',
  doc: 'Records emergency or planned shutdown details on a manual outage; the rules are in docs/product.md#validations.',
  method: 'POST',
  path: '/utils/saveFaultType',
  access: 'session',
  permission: 'recordOutages',
  body: formCodec(saveFaultTypeForm),
  response: plain(outcomeSchema),
  errors: [400, 401, 403, 404, 409, 422],
});
