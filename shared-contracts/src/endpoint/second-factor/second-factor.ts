// The second step of the caller's sign-in: codes of an authenticator app.
import * as v from 'valibot';
import { accepting, defineEndpoint, plain } from '../../endpoint';
import { outcomeSchema } from '../../entity/outcome';
import { formPassword, formText } from '../../entity/text';

const common = { access: 'session' } as const;
const recoveryCodes = plain(v.object({ recoveryCodes: v.array(v.string()) }));

export const getSecondFactor = defineEndpoint({
  ...common,
  name: 'getSecondFactor',
  doc: 'Whether the caller signs in with a code, and how many recovery codes they have left.',
  method: 'GET',
  path: '/auth/second-factor',
  response: plain(v.object({ isOn: v.boolean(), recoveryCodes: v.number() })),
  errors: [401],
});

export const beginSecondFactor = defineEndpoint({
  ...common,
  name: 'beginSecondFactor',
  doc: 'A new secret for the authenticator app. It counts once it is confirmed by a code.',
  method: 'POST',
  path: '/auth/second-factor',
  body: accepting(v.strictObject({ password: formPassword })),
  response: plain(v.object({ secret: v.string(), address: v.string() })),
  errors: [400, 401, 409, 422, 429],
});

export const confirmSecondFactor = defineEndpoint({
  ...common,
  name: 'confirmSecondFactor',
  doc: 'Switches two-step sign-in on. The recovery codes are shown only now.',
  method: 'POST',
  path: '/auth/second-factor/confirm',
  body: accepting(v.strictObject({ code: formText })),
  response: recoveryCodes,
  errors: [400, 401, 409, 422, 429],
});

export const renewRecoveryCodes = defineEndpoint({
  ...common,
  name: 'renewRecoveryCodes',
  doc: 'New recovery codes, shown only now; those before are no longer good.',
  method: 'POST',
  path: '/auth/second-factor/recovery-codes',
  body: accepting(v.strictObject({ password: formPassword })),
  response: recoveryCodes,
  errors: [400, 401, 409, 422, 429],
});

export const removeSecondFactor = defineEndpoint({
  ...common,
  name: 'removeSecondFactor',
  doc: 'Switches two-step sign-in off. It needs the password and a code of the app, or a recovery code.',
  method: 'POST',
  path: '/auth/second-factor/remove',
  body: accepting(v.strictObject({ password: formPassword, code: formText })),
  response: plain(outcomeSchema),
  errors: [400, 401, 409, 422, 429],
});
