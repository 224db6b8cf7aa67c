import { describe, expect, it } from '@jest/globals';
import type { ShownFace } from 'shared-contracts/entity/remote-face';
import type { MenuFace } from 'shared-contracts/rule/menu-label';
import { adminRelease, demoRelease } from '../testing/demo-release';
import { demoUsers } from '../testing/demo-users';
import { isCurrent, menuOf } from './menu';
import { shellTexts } from './text';

const face = (menu: ShownFace['menu'], basePath: string): ShownFace => ({ basePaths: [basePath], menu });
const summary = face([{ id: 'summary', path: '/summary', label: 'Summary', order: 20 }], '/summary');
const reports = face([{ id: 'reports', path: '/report', label: 'Reports', compactLabel: null, order: 60 }], '/report');
const everything = [reports, adminRelease, summary, demoRelease];

function labelsOf(remotes: readonly ShownFace[], shown: MenuFace): string[] {
  return menuOf(demoUsers['1001'], shown, remotes).map(({ label }) => ('key' in label ? shellTexts.english[label.key] : label.text));
}

describe('menuOf', () => {
  it('puts what the releases bring among its own items, by their order', () => {
    expect(labelsOf(everything, 'full')).toEqual(['Home', 'Summary', 'Surface', 'Outages', 'Modules', 'Reports', 'Help']);
    expect(labelsOf(everything, 'compact')).toEqual(['Home', 'Summary', 'Surface', 'Outages', 'Manage', 'Help']);
  });

  it('leaves out what the server does not show to this user', () => {
    const hidden = face([{ id: 'modules', path: '/modules', label: null, compactLabel: 'Manage', order: 50 }], '/modules');
    expect(labelsOf([hidden], 'full')).toEqual(['Home', 'Surface', 'Help']);
    expect(labelsOf([hidden], 'compact')).toEqual(['Home', 'Surface', 'Manage', 'Help']);
  });

  it('names the item of a release that says nothing of it after its id, before Help', () => {
    expect(labelsOf([face([{ id: 'demo', path: '/demo' }], '/demo'), reports], 'full')).toEqual([
      'Home',
      'Surface',
      'Reports',
      'Demo',
      'Help',
    ]);
  });

  it('is empty while the user has to change their password', () => {
    expect(menuOf(demoUsers['1006'], 'full', everything)).toEqual([]);
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
    const item = menuOf(demoUsers['1003'], 'full', everything).find((candidate) => candidate.id === id);
    expect(item && isCurrent(item, path)).toBe(isActive);
  });

  it('goes by the item\'s own address where a remote has several', () => {
    const several: ShownFace = { basePaths: ['/a', '/b'], menu: [{ id: 'a', path: '/a' }, { id: 'b', path: '/b' }] };
    const current = menuOf(demoUsers['1003'], 'full', [several]).filter((item) => isCurrent(item, '/b/7'));
    expect(current.map(({ id }) => id)).toEqual(['b']);
  });
});
