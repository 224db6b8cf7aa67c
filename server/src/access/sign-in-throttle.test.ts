import { describe, expect, it } from '@jest/globals';
import { accountOf, delayAfter } from './sign-in-throttle';

describe('the delay after failures', () => {
  it('begins with the fifth, doubles, and ends at five minutes', () => {
    expect([0, 1, 4, 5, 6, 7, 10, 11, 12, 1000].map(delayAfter)).toEqual([0, 0, 0, 5, 10, 20, 160, 300, 300, 300]);
  });

  it('is counted for one account however it is typed', () => {
    expect(accountOf(' getco', '1001 ')).toBe(accountOf('GETCO', '1001'));
  });
});
