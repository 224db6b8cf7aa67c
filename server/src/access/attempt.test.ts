import { describe, expect, it } from '@jest/globals';
import { attemptOf, delayAfter, networkOf, ofAllPlaces, ofOneNetwork } from './attempt';

const given = { companyName: 'GETCO', empNo: '1001', address: '::1', deviceHash: Buffer.alloc(32, 7) };
const keys = (change: object, familiarity: 'device' | 'place' | 'none' = 'none') =>
  attemptOf({ ...given, ...change }, familiarity).map(({ key }) => key);

describe('the delay after failures', () => {
  it('begins with the fifth, doubles, and ends at five minutes', () => {
    expect([0, 1, 4, 5, 6, 7, 10, 11, 12, 1000].map((failures) => delayAfter(failures))).toEqual([0, 0, 0, 5, 10, 20, 160, 300, 300, 300]);
  });

  it('begins later and ends sooner where many share it', () => {
    expect([40, 41, 44, 1000].map((failures) => delayAfter(failures, ofAllPlaces))).toEqual([0, 5, 30, 30]);
    expect([100, 101, 105, 1000].map((failures) => delayAfter(failures, ofOneNetwork))).toEqual([0, 5, 60, 60]);
  });
});

describe('what a try counts for', () => {
  it('is one account however it is typed', () => {
    expect(keys({ companyName: ' getco', empNo: '1001 ' })).toEqual(keys({}));
  });

  it('of a place never counts as another account', () => {
    expect(keys({ empNo: '1001 from 198.51.100.7', address: '::2' })).not.toContain(keys({ address: '198.51.100.7' })[0]);
  });

  it('is its own device, or a place that the account knows, and nothing that others share', () => {
    expect(keys({}, 'device')).toEqual([expect.stringMatching(/^GETCO\/1001 on /)]);
    expect(keys({}, 'place')).toEqual(['GETCO/1001 from 0:0:0:0::/64']);
    expect(keys({})).toEqual(['GETCO/1001 from 0:0:0:0::/64', 'network 0:0:0:0::/64', 'GETCO/1001']);
  });
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
