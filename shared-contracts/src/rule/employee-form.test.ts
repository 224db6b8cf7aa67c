import { describe, expect, it } from '@jest/globals';
import { englishOf } from '../english/catalogue';
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

/** The rules in their order: a mistake, the message that it gives and where. Every mistake hides those below it. */
const faults: readonly (readonly [Partial<EmployeeForm>, string, keyof EmployeeForm])[] = [
  [{ designation: '' }, 'Designation is required.', 'designation'],
  [{ email: '' }, 'Email is required.', 'email'],
  [{ email: 'a@b' }, 'Please enter a valid email address', 'email'],
  [{ mobile: '' }, 'Mobile is required.', 'mobile'],
  [{ mobile: '987654321' }, 'Please enter a valid mobile number', 'mobile'],
  [{ organizationCode: '' }, 'Organization code is required.', 'organizationCode'],
  [{ organizationCode: '01010101' }, 'Invalid organization code', 'organizationCode'],
  [{ newPassword: 'Demo@1234', confirmPassword: 'Demo@123' }, 'Passwords do not match', 'confirmPassword'],
  [{ newPassword: 'demo', confirmPassword: 'demo' }, weak, 'newPassword'],
];

const said = (form: EmployeeForm) => validateEmployee(form).map((fault) => [fault.field, englishOf(fault)]);

describe('the Edit Employee form', () => {
  it('can be saved', () => {
    expect(validateEmployee(fine)).toEqual([]);
    expect(validateEmployee({ ...fine, newPassword: 'Demo@1234', confirmPassword: 'Demo@1234' })).toEqual([]);
  });

  it.each(faults)('%j: %s at %s', (fault, message, field) => {
    expect(said({ ...fine, ...fault })).toEqual([[field, message]]);
  });

  it('tells the first fault only, in the order of the rules', () => {
    faults.forEach(([, message, field], index) => {
      const form = faults.slice(index).reduceRight<EmployeeForm>((sum, [fault]) => ({ ...sum, ...fault }), fine);
      expect(said(form)).toEqual([[field, message]]);
    });
  });

  it('asks for the password first where only its confirmation is typed', () => {
    expect(said({ ...fine, confirmPassword: 'x' })).toEqual([['newPassword', 'Passwords do not match']]);
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
    expect(validateEmployee({ ...fine, ...fault }).map(englishOf)).toEqual([message]);
  });
});
