import * as v from 'valibot';
import { accepting, defineEndpoint, plain } from '../../endpoint';
import { yesNo } from '../../constant/fault-detail';
import { emptyableDigitText } from '../../entity/digits';
import { recordVersion } from '../../entity/fault-detail';
import { outcomeSchema } from '../../entity/outcome';
import { recordIdSchema } from '../../entity/record-id';
import { emptyableChoice, emptyableText } from '../../entity/text';

/** A fault type code; digits as text are accepted. */
export const faultTypeCode = v.union([v.pipe(v.number(), v.integer()), v.pipe(v.string(), v.regex(/^\d$/), v.transform(Number))]);

/** Ids of reasons are PostgreSQL integers. */
const reasonId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));

/** Which fields a fault type needs is a rule of docs/product.md#validations, answered with 422: here they only have the right kind. */
export const saveFaultType = defineEndpoint({
  name: 'saveFaultType',
  doc: 'Records emergency or planned shutdown details on a manual outage; the rules are in docs/product.md#validations.',
  method: 'POST',
  path: '/utils/saveFaultType',
  access: 'session',
  body: accepting(
    v.strictObject({
      faultType: v.optional(v.nullable(v.union([faultTypeCode, v.pipe(v.literal(''), v.transform(() => null))])), null),
      reasons: v.optional(v.nullable(v.pipe(v.array(reasonId), v.maxLength(50))), null),
      shutdownTakenBy: emptyableText,
      shutdownDiscomEmpNo: emptyableDigitText,
      getcoEmpNo: emptyableDigitText,
      lcTaken: emptyableChoice(yesNo),
      lcNo: emptyableDigitText,
      lcDiscomEmpNo: emptyableDigitText,
      otherMobileNo: emptyableDigitText,
      otherName: emptyableText,
      currentFaultId: recordIdSchema,
      version: v.optional(recordVersion, null),
    }),
  ),
  response: plain(outcomeSchema),
  errors: [400, 401, 403, 404, 409, 422],
});
