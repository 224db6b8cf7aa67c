import * as v from 'valibot';
import { accepting, defineEndpoint, plain } from '../../endpoint';
import { formDigits } from '../../entity/digits';
import { outcomeSchema } from '../../entity/outcome';
import { formPassword, formText, requestText } from '../../entity/text';

export const setUp = defineEndpoint({
  name: 'setUp',
  doc: 'Makes the first administrator of a suite without employees, by its set-up link. 409 once there is one.',
  method: 'POST',
  path: '/setup',
  access: 'public',
  body: accepting(
    v.strictObject({
      token: requestText(100),
      companyName: formText,
      name: formText,
      empNo: formDigits,
      email: formText,
      password: formPassword,
    }),
  ),
  response: plain(outcomeSchema),
  errors: [400, 403, 409, 422],
});
