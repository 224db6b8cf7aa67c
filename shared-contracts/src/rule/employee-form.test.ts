import { describe, expect, it } from '@jest/globals';
import { type EmployeeForm, validateEmployee } from './employee-form';

const fine: EmployeeForm = {
  designation: 'Clerk',
  email: 'a@b.in',
  mobile: '9876543210',
  organizationCode: '95010101',
  newPassword: '',
  confirmPassword: '',
};
const weak = 'Password must be at least 8 characters, include 1 symbol, 1 number, and 1 uppercase letter, 1 lowercase letter.';

/** The rules in their order: a fault, and the message that it gives. Every fault hides those below it. */
const faults: readonly (readonly [Partial<EmployeeForm>, string])[] = [
  [{ designation: '' }, 'Designation is required.'],
  [{ email: '' }, 'Email is required.'],
  [{ email: 'a@b' }, 'Please enter a valid email address'],
  [{ mobile: '' }, 'Mobile is required.'],
  [{ mobile: '987654321' }, 'Please enter a valid mobile number'],
  [{ organizationCode: '' }, 'Organization code is required.'],
  [{ organizationCode: '01010101' }, 'Invalid organization code'],
  [{ newPassword: 'Demo@1234', confirmPassword: 'Demo@123' }, 'Passwords do not match'],
  [{ newPassword: 'demo', confirmPassword: 'demo' }, weak],
];

describe('the Edit Employee form', () => {
  it('can be saved', () => {
    expect(validateEmployee(fine)).toBeNull();
    expect(validateEmployee({ ...fine, newPassword: 'Demo@1234', confirmPassword: 'Demo@1234' })).toBeNull();
  });

  it.each(faults)('%j: %s', (fault, message) => {
    expect(validateEmployee({ ...fine, ...fault })).toBe(message);
  });

  it('tells the first fault only, in the order of the rules', () => {
    faults.forEach(([, message], index) => {
      const form = faults.slice(index).reduceRight<EmployeeForm>((sum, [fault]) => ({ ...sum, ...fault }), fine);
      expect(validateEmployee(form)).toBe(message);
    });
  });

  it.each([
    [{ mobile: '98765432101' }, 'Please enter a valid mobile number'],
    [{ mobile: '98765 4321' }, 'Please enter a valid mobile number'],
    [{ email: 'a b@c.in' }, 'Please enter a valid email address'],
    [{ email: '@b.in' }, 'Please enter a valid email address'],
    [{ email: 'a@b.' }, 'Please enter a valid email address'],
    [{ organizationCode: '9501010' }, 'Invalid organization code'],
    [{ organizationCode: '950101011' }, 'Invalid organization code'],
    [{ confirmPassword: 'x' }, 'Passwords do not match'],
  ])('%j: %s', (fault, message) => {
    expect(validateEmployee({ ...fine, ...fault })).toBe(message);
  });
});
