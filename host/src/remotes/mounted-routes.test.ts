import { describe, expect, it } from '@jest/globals';
import { adminRelease, demoRelease } from '../testing/demo-release';
import { mountedRoutes } from './mounted-routes';

describe('mountedRoutes', () => {
  it('puts the routes of one base path below it', () => {
    const routes = [{ index: true }, { path: ':id' }];
    expect(mountedRoutes(demoRelease, routes)).toEqual([{ path: 'outages', children: routes }]);
  });

  it('takes those of several base paths as they are, within these paths', () => {
    const own = [{ path: 'modules' }, { path: '/substation/create' }, { path: 'employee/:id' }, { path: 'employee/*' }, { path: '*' }];
    expect(mountedRoutes(adminRelease, [...own, { path: 'outages' }, { path: 'change-password' }, {}])).toEqual(own);
  });
});
