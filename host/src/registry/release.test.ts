import { describe, expect, it } from '@jest/globals';
import { adminRelease, demoRelease } from '../testing/demo-release';
import { demoUsers } from '../testing/demo-users';
import { basePathOf, findRelease, mayLoad } from './release';

const releases = [demoRelease, adminRelease];

describe('permission', () => {
  it.each([
    ['1001', false],
    ['1003', true],
    ['1004', true],
    ['1005', true],
    ['1007', true],
    ['2001', false],
    ['2002', true],
    ['3301', false],
  ] as const)('account %s may load remote-admin: %p', (account, may) => {
    expect(mayLoad(demoUsers[account], adminRelease)).toBe(may);
    expect(mayLoad(demoUsers[account], demoRelease)).toBe(true);
  });
});

describe('findRelease', () => {
  it.each([
    ['/outages', 'remote-outages'],
    ['/outages/7', 'remote-outages'],
    ['/employee/12', 'remote-admin'],
    ['/outagesx', undefined],
    ['/unknown', undefined],
  ])('%s is answered by %s', (path, name) => {
    expect(findRelease(path, releases, demoUsers['1003'])?.name).toBe(name);
  });

  it('gives nothing that the user may not know of', () => {
    expect(findRelease('/modules', releases, demoUsers['1001'])).toBeNull();
  });
});

it('basePathOf finds the longest base path', () => {
  expect(basePathOf({ ...demoRelease, basePaths: ['/report', '/report/list'] }, '/report/list/1')).toBe('/report/list');
});
