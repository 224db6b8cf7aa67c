import { describe, expect, it } from '@jest/globals';
import { missingLoginFields } from './login';

describe('the login form', () => {
  it('needs company, username and password, told in that order', () => {
    const empty = { companyName: '', empNo: ' ', password: '' };
    expect(missingLoginFields(empty).map(({ field }) => field)).toEqual(['companyName', 'empNo', 'password']);
    expect(missingLoginFields({ ...empty, empNo: '1001' }).map(({ message }) => message)).toEqual([
      'Company is required.',
      'Password is required.',
    ]);
    expect(missingLoginFields({ companyName: 'GETCO', empNo: '1001', password: 'x' })).toEqual([]);
  });
});
