import * as v from 'valibot';
import { accepting, defineEndpoint, plain } from '../../endpoint';
import { emptyableDigitText, emptyableText } from '../../entity/digits';
import { outcomeSchema } from '../../entity/outcome';
import { recordId } from './get-fault-detail';

/** A fault type code; digits as text are accepted. */
export const faultTypeCode = v.pipe(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d$/), v.transform(Number))]), v.integer());

/** Which fields a fault type needs is a rule of section 5, answered with 422: here they only have the right kind. */
export const saveFaultType = defineEndpoint({
  name: 'saveFaultType',
  doc: 'Section 7: records emergency or planned shutdown details on a manual outage; rules of section 5.',
  method: 'POST',
  path: '/utils/saveFaultType',
  access: 'session',
  body: accepting(
    v.strictObject({
      faultType: v.optional(v.nullable(v.union([faultTypeCode, v.literal('')])), null),
      reasons: v.optional(v.nullable(v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(50))), null),
      shutdownTakenBy: emptyableText,
      shutdownDiscomEmpNo: emptyableDigitText,
      getcoEmpNo: emptyableDigitText,
      lcTaken: emptyableText,
      lcNo: emptyableDigitText,
      lcDiscomEmpNo: emptyableDigitText,
      otherMobileNo: emptyableDigitText,
      otherName: emptyableText,
      currentFaultId: recordId,
    }),
  ),
  response: plain(outcomeSchema),
  errors: [400, 401, 403, 404, 409, 422],
});
