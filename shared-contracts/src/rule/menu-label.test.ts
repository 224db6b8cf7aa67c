import { describe, expect, it } from '@jest/globals';
import { menuLabels } from './menu-label';

describe('menuLabels', () => {
  it.each([
    [{ id: 'demo' }, { full: 'Demo', compact: 'Demo' }],
    [{ id: 'summary', label: 'Live' }, { full: 'Live', compact: 'Live' }],
    [{ id: 'modules', label: 'Modules', compactLabel: 'Manage' }, { full: 'Modules', compact: 'Manage' }],
    [{ id: 'reports', label: 'Reports', compactLabel: null }, { full: 'Reports', compact: null }],
    [{ id: 'modules', label: null, compactLabel: 'Manage' }, { full: null, compact: 'Manage' }],
  ])('%j is called %j', (item, labels) => {
    expect(menuLabels(item)).toEqual(labels);
  });
});
