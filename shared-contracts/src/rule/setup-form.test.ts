import { describe, expect, it } from '@jest/globals';
import { validateSetup } from './setup-form';

const fine = { companyName: 'GETCO', name: 'Asha Patel', empNo: '1', email: 'asha@example.in', password: 'Demo@1234' };

describe('the set-up form', () => {
  it.each([
    [{}, []],
    [{ empNo: 'A-17/2', name: ' Asha ' }, []],
    [{ companyName: 'OTHER' }, ['companyName']],
    [{ name: ' ' }, ['name']],
    [{ empNo: '' }, ['empNo']],
    [{ empNo: '1 2' }, ['empNo']],
    [{ email: 'asha' }, ['email']],
    [{ password: 'weak' }, ['password']],
    [{ companyName: '', name: '', empNo: '', email: '', password: '' }, ['companyName', 'name', 'empNo', 'email', 'password']],
  ])('%j: faults in %j', (change, fields) => {
    expect(validateSetup({ ...fine, ...change }).map(({ field }) => field)).toEqual(fields);
  });
});
