import { describe, expect, it } from '@jest/globals';
import { englishOf } from '../english/catalogue';
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
    [{}, '', []],
    [{ currentPassword: '' }, 'All fields are required.', ['currentPassword']],
    [{ newPassword: '' }, 'All fields are required.', ['newPassword']],
    [{ confirmPassword: '' }, 'All fields are required.', ['confirmPassword']],
    [{ newPassword: '', confirmPassword: '' }, 'All fields are required.', ['newPassword', 'confirmPassword']],
    [{ newPassword: 'a', confirmPassword: 'b' }, 'Passwords do not match', ['confirmPassword']],
    [{ newPassword: 'demo', confirmPassword: 'demo' }, weak, ['newPassword']],
  ])('%j: %s, of %j', (change, message, fields) => {
    const faults = validatePasswordChange({ ...fine, ...change });
    expect(faults.map((fault) => [fault.field, englishOf(fault)])).toEqual(fields.map((field) => [field, message]));
  });
});
