import { describe, expect, it } from '@jest/globals';
import { demoRelease } from '../testing/demo-release';
import { type DemoAccount, demoUsers } from '../testing/demo-users';
import { isCurrent, type MenuFace, menuOf } from './menu';
import { shellTexts } from './text';

function labelsOf(account: DemoAccount, face: MenuFace): string[] {
  return menuOf(demoUsers[account], face).map(({ label }) => ('key' in label ? shellTexts.english[label.key] : label.name));
}

const plain = ['Home', 'Summary', 'Surface', 'Outages', 'Reports', 'Help'];
const withModules = ['Home', 'Summary', 'Surface', 'Outages', 'Modules', 'Reports', 'Help'];
const compact = ['Home', 'Summary', 'Surface', 'Outages', 'Help'];
const withManage = ['Home', 'Summary', 'Surface', 'Outages', 'Manage', 'Help'];

const expected: Record<DemoAccount, { full: string[]; compact: string[] }> = {
  '1001': { full: plain, compact },
  '1002': { full: plain, compact },
  '1003': { full: withModules, compact },
  '1004': { full: withModules, compact: withManage },
  '1005': { full: withModules, compact: withManage },
  '1006': { full: [], compact: [] },
  '1007': { full: plain, compact: withManage },
  '2001': { full: plain, compact },
  '2002': { full: withModules, compact: withManage },
  '3001': { full: plain, compact },
  '3101': { full: plain, compact },
  '3201': { full: plain, compact },
  '3301': { full: plain, compact },
};

describe('menuOf', () => {
  it.each(Object.entries(expected) as [DemoAccount, { full: string[]; compact: string[] }][])('shows account %s what section 6 says', (account, menus) => {
    expect(labelsOf(account, 'full')).toEqual(menus.full);
    expect(labelsOf(account, 'compact')).toEqual(menus.compact);
  });

  it('adds what a remote of its own brings, before Help', () => {
    const items = menuOf(demoUsers['1001'], 'full', [demoRelease, { ...demoRelease, name: 'remote-demo', menu: [{ id: 'demo', path: '/demo' }] }]);
    expect(items.map(({ id }) => id)).toEqual(['home', 'summary', 'surface', 'outages', 'reports', 'demo', 'help']);
  });
});

describe('isCurrent', () => {
  it.each([
    ['modules', '/employee/7', true],
    ['modules', '/substation', true],
    ['outages', '/outages', true],
    ['outages', '/outagesx', false],
    ['home', '/', true],
    ['home', '/outages', false],
    ['surface', '/', false],
  ])('%s at %s: %p', (id, path, isActive) => {
    const item = menuOf(demoUsers['1003'], 'full').find((candidate) => candidate.id === id);
    expect(item && isCurrent(item, path)).toBe(isActive);
  });
});
