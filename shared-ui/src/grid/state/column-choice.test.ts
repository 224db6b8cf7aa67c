import { beforeEach, describe, expect, it } from '@jest/globals';
import { choiceOf, readColumnChoice, rememberColumnChoice, visibleFields } from './column-choice';

const columns = [
  { field: 'action', isVisible: true, canHide: false },
  { field: 'id', isVisible: true, canHide: true },
  { field: 'sfms_id', isVisible: false, canHide: true },
];

describe('the remembered columns', () => {
  beforeEach(() => window.localStorage.clear());

  it('start as the columns say', () => {
    expect(visibleFields(columns, readColumnChoice('outages.GETCO.1001'))).toEqual(['action', 'id']);
  });

  it('come back for the same user and grid only', () => {
    rememberColumnChoice('outages.GETCO.1001', choiceOf(columns, ['sfms_id']));
    expect(visibleFields(columns, readColumnChoice('outages.GETCO.1001'))).toEqual(['action', 'sfms_id']);
    expect(visibleFields(columns, readColumnChoice('outages.GETCO.1002'))).toEqual(['action', 'id']);
  });

  it('show a column that came later as it says itself', () => {
    rememberColumnChoice('g', choiceOf(columns, ['sfms_id']));
    expect(visibleFields([...columns, { field: 'new', isVisible: true, canHide: true }], readColumnChoice('g'))).toEqual([
      'action',
      'sfms_id',
      'new',
    ]);
  });

  it.each(['{', '[]', '{"version":0,"shown":{}}', '{"version":1,"shown":{"id":"yes"}}'])('are forgotten when they read %s', (stored) => {
    window.localStorage.setItem('suite.grid.g', stored);
    expect(readColumnChoice('g')).toEqual({});
  });
});
