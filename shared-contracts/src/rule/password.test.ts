import { describe, expect, it } from '@jest/globals';
import { isStrongPassword, validatePasswordChange } from './password';

describe('a strong password', () => {
  it.each(['Demo@1234', 'aB3$efgh', 'Pässw0rd_', 'Aa1!    '])('is %s', (password) => expect(isStrongPassword(password)).toBe(true));
  it.each(['', 'demo', 'Demo@12', 'demo@1234', 'DEMO@1234', 'Demo@demo', 'Demo12345', 'Demo 1234'])('is not %s', (password) =>
    expect(isStrongPassword(password)).toBe(false),
  );
});

describe('the Change Password form', () => {
  const fine = { currentPassword: 'demo', newPassword: 'Demo@1234', confirmPassword: 'Demo@1234' };
  const weak = 'Password must be at least 8 characters, include 1 symbol, 1 number, and 1 uppercase letter, 1 lowercase letter.';

  it.each([
    [{}, null],
    [{ currentPassword: '' }, 'All fields are required.'],
    [{ newPassword: '' }, 'All fields are required.'],
    [{ confirmPassword: '' }, 'All fields are required.'],
    [{ newPassword: 'a', confirmPassword: 'b' }, 'Passwords do not match'],
    [{ newPassword: 'demo', confirmPassword: 'demo' }, weak],
  ])('%j: %s', (change, message) => {
    expect(validatePasswordChange({ ...fine, ...change })).toBe(message);
  });
});
