import { describe, expect, it } from '@jest/globals';
import { comparedFacts } from './compared-facts';

describe('the two sides of an audit entry', () => {
  it('stand beside each other, what changed apart from what did not', () => {
    expect(comparedFacts({ name: 'Anand', villages: 3, category: 'JGY' }, { name: 'Anand', villages: 4, category: 'JGY' })).toEqual({
      changed: [{ name: 'villages', before: 3, after: 4 }],
      unchanged: [{ name: 'name', before: 'Anand', after: 'Anand' }, { name: 'category', before: 'JGY', after: 'JGY' }],
    });
  });

  it('leave out what a record that was made does not have', () => {
    expect(comparedFacts(null, { permissions: ['admin'], mobile: null, email: '' })).toEqual({
      changed: [{ name: 'permissions', before: undefined, after: ['admin'] }],
      unchanged: [],
    });
  });

  it('know that a change which names one fact has left the others', () => {
    expect(comparedFacts({ name: 'Anand' }, { isRetired: true })).toEqual({
      changed: [{ name: 'isRetired', before: undefined, after: true }],
      unchanged: [{ name: 'name', before: 'Anand', after: 'Anand' }],
    });
  });

  it('show everything of a record that is gone as before', () => {
    expect(comparedFacts({ name: 'My feeders' }, null).changed).toEqual([{ name: 'name', before: 'My feeders', after: undefined }]);
  });
});
