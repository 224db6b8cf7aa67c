import { describe, expect, it } from '@jest/globals';
import { allowedAddresses, checkedLookup, isAllowedAddress, networksOf } from './receiver-address';

const nothing = networksOf([]);

describe('an address', () => {
  it.each([
    '127.0.0.1', '127.255.255.255', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0',
    '224.0.0.1', '255.255.255.255', '198.18.0.1', '::', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::FFFF:10.0.0.1',
    '0:0:0:0:0:ffff:c0a8:0101', '::127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001::1', 'fe80::1', 'fe80::1%eth0', 'fc00::1',
    'fd12::1', 'ff02::1', '2001:db8::1', 'nonsense', '',
  ])('%s is refused', (address) => {
    expect(isAllowedAddress(address, nothing)).toBe(false);
  });

  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2a00:1450:4001::1', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is public', (address) => {
    expect(isAllowedAddress(address, nothing)).toBe(true);
  });

  it('of a network that the settings name is allowed, in every way of writing it', () => {
    const allowed = networksOf(['10.20.0.0/16', 'fd12::/16', '127.0.0.1']);
    for (const address of ['10.20.1.1', '::ffff:10.20.1.1', '::ffff:a14:101', 'fd12::9', '127.0.0.1'])
      expect([address, isAllowedAddress(address, allowed)]).toEqual([address, true]);
    for (const address of ['10.21.0.1', '127.0.0.2', 'fd13::1'])
      expect([address, isAllowedAddress(address, allowed)]).toEqual([address, false]);
  });
});

describe('a name', () => {
  const resolve = async (host: string) =>
    host === 'mixed.example'
      ? [{ address: '8.8.8.8', family: 4 }, { address: '127.0.0.1', family: 4 }]
      : [{ address: '8.8.8.8', family: 4 }];

  it('is refused when one of its addresses is', async () => {
    await expect(allowedAddresses('mixed.example', nothing, resolve)).rejects.toThrow('mixed.example leads to a private network');
    expect(await allowedAddresses('good.example', nothing, resolve)).toEqual([{ address: '8.8.8.8', family: 4 }]);
  });

  it('gives a socket only what was checked', async () => {
    const ask = (host: string, all: boolean) =>
      new Promise((done) => {
        checkedLookup(nothing, resolve)(host, { all }, (error, address) => done(error?.message ?? address));
      });
    expect(await ask('good.example', false)).toBe('8.8.8.8');
    expect(await ask('good.example', true)).toEqual([{ address: '8.8.8.8', family: 4 }]);
    expect(await ask('mixed.example', true)).toBe('mixed.example leads to a private network');
  });
});
