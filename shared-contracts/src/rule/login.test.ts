import { describe, expect, it } from '@jest/globals';
import { englishOf } from '../english/catalogue';
import { missingLoginFields, tooLongLoginFields } from './login';

describe('the login form', () => {
  it('needs company, username and password, told in that order', () => {
    const empty = { companyName: '', empNo: ' ', password: '' };
    expect(missingLoginFields(empty).map(({ field }) => field)).toEqual(['companyName', 'empNo', 'password']);
    expect(missingLoginFields(empty).map(englishOf)).toEqual(['Company is required.', 'Username is required.', 'Password is required.']);
    expect(missingLoginFields({ ...empty, empNo: '1001' }).map(({ field }) => field)).toEqual(['companyName', 'password']);
    expect(missingLoginFields({ companyName: 'GETCO', empNo: '1001', password: 'x' })).toEqual([]);
  });

  it('says at which field more is typed than the call takes', () => {
    const faults = tooLongLoginFields({ empNo: '1'.repeat(65), password: 'x'.repeat(129) });
    expect(faults.map((fault) => [fault.field, englishOf(fault)])).toEqual([
      ['empNo', 'Username can have at most 64 characters.'],
      ['password', 'Password can have at most 128 characters.'],
    ]);
    expect(tooLongLoginFields({ empNo: '1'.repeat(64), password: 'x'.repeat(128) })).toEqual([]);
  });
});
