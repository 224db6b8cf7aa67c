import { afterEach, describe, expect, it } from '@jest/globals';
import { forgetPath, rememberOwner, rememberPath, safeReturnPath, takeReturnPath } from './return-path';

afterEach(forgetPath);

describe('safeReturnPath', () => {
  it.each([
    ['/outages?fid=4711', '/outages?fid=4711'],
    ['/outages#top', '/outages#top'],
    ['/a/../report', '/report'],
    ['/search?next=https://evil.test', '/search?next=https://evil.test'],
    ['/auth/foo', '/auth/foo'],
    ['/%E0%A4%A', '/%E0%A4%A'],
  ])('accepts %s', (path, expected) => {
    expect(safeReturnPath(path)).toBe(expected);
  });

  it.each([
    null,
    '',
    'outages',
    'https://evil.test/',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '/.//evil.test',
    'javascript:alert(1)',
    '/auth/login?path=/auth/login',
    '/auth/login/',
  ])('refuses %p', (path) => {
    expect(safeReturnPath(path)).toBeNull();
  });
});

describe('takeReturnPath', () => {
  it('prefers the path parameter, then the remembered path, then Home', () => {
    rememberPath('/summary');
    expect(takeReturnPath('/report')).toBe('/report');
    rememberPath('/summary?x=1');
    expect(takeReturnPath('https://evil.test')).toBe('/summary?x=1');
    expect(takeReturnPath(null)).toBe('/');
  });

  it('is not what somebody else in this tab wanted', () => {
    const asha = { companyName: 'GETCO', empNo: '1001' } as const;
    rememberOwner(asha);
    rememberPath('/modules/accounts');
    expect(takeReturnPath(null, { companyName: 'GETCO', empNo: '1002' })).toBe('/');
    rememberOwner(asha);
    rememberPath('/modules/accounts');
    expect(takeReturnPath(null, asha)).toBe('/modules/accounts');
  });
});
