import { expect, it } from '@jest/globals';
import { toBase32 } from './base32';
import { codeOf, findStep, otpauthAddress } from './totp';

const secret = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('the code at %d seconds is that of RFC 6238', (seconds, code) => {
  expect(codeOf(secret, Math.floor(seconds / 30))).toBe(code);
  expect(findStep(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

it('a code counts one step early and late, and no further', () => {
  const [moment, step] = [1_111_111_109, 37_037_036];
  const steps = [-60, -30, 0, 30, 60].map((late) => findStep(secret, '081804', at(moment + late)));
  expect(steps).toEqual([null, step, step, step, null]);
  expect(findStep(secret, '08180', at(moment))).toBeNull();
});

it('an app reads the secret in base 32', () => {
  expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
  expect(otpauthAddress('MZXW6YTBOI', 'GETCO 1001')).toBe(
    'otpauth://totp/Outage%20Suite:GETCO%201001?secret=MZXW6YTBOI&issuer=Outage%20Suite&algorithm=SHA1&digits=6&period=30',
  );
});
