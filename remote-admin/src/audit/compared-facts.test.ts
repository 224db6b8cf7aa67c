import { describe, expect, it } from '@jest/globals';
import { comparedFacts } from './compared-facts';

describe('the two sides of an audit entry', () => {
  it('stand beside each other, what changed first', () => {
    expect(comparedFacts({ name: 'Anand', villages: 3, category: 'JGY' }, { name: 'Anand', villages: 4, category: 'JGY' })).toEqual([
      { name: 'villages', before: '3', after: '4', isChanged: true },
      { name: 'category', before: 'JGY', after: 'JGY', isChanged: false },
      { name: 'name', before: 'Anand', after: 'Anand', isChanged: false },
    ]);
  });

  it('know a record that was made, and facts that are not plain', () => {
    expect(comparedFacts(null, { permissions: ['admin'], mobile: null })).toEqual([
      { name: 'permissions', before: null, after: '["admin"]', isChanged: true },
      { name: 'mobile', before: null, after: null, isChanged: false },
    ]);
  });
});
