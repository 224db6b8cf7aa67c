// Where a webhook may lead. A name is looked up when the connection is made, and the connection goes to the address
// that was checked: a name cannot lead elsewhere a moment later.
import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are nobody's public address, by the registries of IANA. */
const privateNetworks = [
  '0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24',
  '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24', '192.168.0.0/16', '192.175.48.0/24', '198.18.0.0/15', '198.51.100.0/24',
  '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4',
  // IPv6 uses only 2000::/3. These parts of it lead elsewhere: tunnels, documentation, addresses of IPv4.
  '::/3', '4000::/2', '8000::/1', '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20',
];

const families = { 4: 'ipv4', 6: 'ipv6' } as const;

function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  const version = isIP(address);
  return version === 4 || version === 6 ? families[version] : null;
}

/** A list for each family: in one list every IPv4 address would belong to the IPv6 networks around its mapped form. */
export interface Networks {
  readonly ipv4: BlockList;
  readonly ipv6: BlockList;
}

/** Networks as `10.0.0.0/8`; a single address is a network of one. */
export function networksOf(networks: readonly string[]): Networks {
  const lists: Networks = { ipv4: new BlockList(), ipv6: new BlockList() };
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = familyOf(address);
    if (family === null) throw new Error(`${network} is no network.`);
    if (bits === undefined) lists[family].addAddress(address, family);
    else lists[family].addSubnet(address, Number(bits), family);
  }
  return lists;
}

const notPublic = networksOf(privateNetworks);

/** `::ffff:127.0.0.1` is 127.0.0.1, in whatever way it is written. */
function unmapped(address: string): string {
  if (familyOf(address) !== 'ipv6') return address;
  const written = new URL(`http://[${address.split('%')[0] ?? ''}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(written) ?? [];
  if (high === undefined || low === undefined) return written;
  const [upper, lower] = [parseInt(high, 16), parseInt(low, 16)];
  return [upper >> 8, upper & 255, lower >> 8, lower & 255].join('.');
}

/** Whether an address is public, or of a network that the settings allow. */
export function isAllowedAddress(address: string, allowed: Networks): boolean {
  const plain = unmapped(address);
  const family = familyOf(plain);
  return family !== null && (allowed[family].check(plain, family) || !notPublic[family].check(plain, family));
}

/** Thrown when a name leads to an address that is not allowed. */
export class PrivateAddressError extends Error {
  constructor(host: string) {
    super(`${host} leads to a private network`);
  }
}

type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

export const resolveHost: Resolve = (host) =>
  new Promise((resolve, reject) => {
    systemLookup(host, { all: true, verbatim: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)));
  });

/** A name none of whose addresses is forbidden. One that is makes the whole name suspicious. */
export async function allowedAddresses(host: string, allowed: Networks, resolve: Resolve = resolveHost): Promise<readonly LookupAddress[]> {
  const addresses = await resolve(host);
  if (addresses.length === 0 || addresses.some(({ address }) => !isAllowedAddress(address, allowed))) throw new PrivateAddressError(host);
  return addresses;
}

/** For the sockets of an agent: they connect to the addresses that were checked. An address without a name never comes here. */
export function checkedLookup(allowed: Networks, resolve: Resolve = resolveHost): LookupFunction {
  return (host, options, done) => {
    allowedAddresses(host, allowed, resolve).then(
      (addresses) => {
        const [first] = addresses;
        if (options.all) done(null, [...addresses]);
        else done(null, first?.address ?? '', first?.family ?? 0);
      },
      (error: Error) => done(error, '', 0),
    );
  };
}
