import { describe, expect, it } from '@jest/globals';
import { attemptOf, delayAfter } from './sign-in-throttle';

describe('the delay after failures', () => {
  it('begins with the fifth, doubles, and ends at five minutes', () => {
    expect([0, 1, 4, 5, 6, 7, 10, 11, 12, 1000].map((failures) => delayAfter(failures))).toEqual([0, 0, 0, 5, 10, 20, 160, 300, 300, 300]);
  });

  it('is counted for one account however it is typed', () => {
    expect(attemptOf(' getco', '1001 ', '::1')).toEqual(attemptOf('GETCO', '1001', '::1'));
  });

  it('of an address never counts as another account', () => {
    expect(attemptOf('GETCO', '1001 from ::1', '::2').account).not.toBe(attemptOf('GETCO', '1001', '::1').atAddress);
  });
});
