import { describe, expect, it } from '@jest/globals';
import { englishOf } from '../english/catalogue';
import { validateSetup } from './setup-form';

const fine = { companyName: 'GETCO', name: 'Asha Patel', empNo: '1', email: 'asha@example.in', password: 'Demo@1234' };

describe('the set-up form', () => {
  it.each([
    [{}, {}],
    [{ empNo: 'A-17/2', name: ' Asha ' }, {}],
    [{ companyName: 'OTHER' }, { companyName: 'Select a company.' }],
    [{ name: ' ' }, { name: 'Name is required.' }],
    [{ empNo: '' }, { empNo: 'Employee number is required.' }],
    [{ empNo: '1 2' }, { empNo: 'Employee number must be digits or letters, at most 64.' }],
    [{ email: 'asha' }, { email: 'Please enter a valid email address' }],
    [
      { password: 'weak' },
      { password: 'Password must be at least 8 characters, include 1 symbol, 1 number, and 1 uppercase letter, 1 lowercase letter.' },
    ],
  ])('%j: %j', (change, messages) => {
    const faults = validateSetup({ ...fine, ...change });
    expect(faults.map((fault) => [fault.field, englishOf(fault)])).toEqual(Object.entries(messages));
  });

  it('tells every fault, in the order of its fields', () => {
    const faults = validateSetup({ companyName: '', name: '', empNo: '', email: '', password: '' });
    expect(faults.map(({ field }) => field)).toEqual(['companyName', 'name', 'empNo', 'email', 'password']);
  });
});
