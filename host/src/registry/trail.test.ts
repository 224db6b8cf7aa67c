import { describe, expect, it } from '@jest/globals';
import { adminRelease, demoRelease } from '../testing/demo-release';
import { trailOf } from './trail';

const titlesAt = (release: Parameters<typeof trailOf>[0], path: string) =>
  trailOf(release, path).map(({ path: at, title }) => `${title} ${at}`);

describe('trailOf', () => {
  it.each([
    ['/modules', ['Manage /modules']],
    ['/employee', ['Manage /modules', 'Employees /employee']],
    ['/employee/7', ['Manage /modules', 'Employees /employee', 'Edit Employee /employee/7']],
    ['/employee/7/more', ['Manage /modules', 'Employees /employee', 'Edit Employee /employee/7']],
    ['/substation/create/', ['Manage /modules', 'Substations /substation', 'Add Substation /substation/create']],
  ])('%s is reached by %j', (path, trail) => {
    expect(titlesAt(adminRelease, path)).toEqual(trail);
  });

  it('names a release without pages after its menu item', () => {
    const { pages: _none, ...earlier } = demoRelease;
    expect(titlesAt({ ...earlier, menu: [{ id: 'outages', path: '/outages' }] }, '/outages/7')).toEqual(['Outages /outages']);
    expect(titlesAt({ ...earlier, menu: [] }, '/outages/7')).toEqual(['Outages /outages']);
  });

  it('ends where pages name each other as the one above', () => {
    const pages = [{ path: '/a', title: 'A', parent: '/b' }, { path: '/b', title: 'B', parent: '/a' }];
    expect(titlesAt({ ...demoRelease, pages }, '/a')).toEqual(['B /b', 'A /a']);
  });
});
