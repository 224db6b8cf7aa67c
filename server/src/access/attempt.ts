// What a try to sign in counts for, and how patient the suite is with each of it.
import { isIPv6 } from 'node:net';

export interface Patience {
  readonly freeFailures: number;
  readonly longestDelaySeconds: number;
  /** A failure is forgiven after so many quiet seconds; Infinity: only a day without any forgives them. */
  readonly forgiveSeconds: number;
}

const firstDelaySeconds = 5;
export const ofOnePlace: Patience = { freeFailures: 4, longestDelaySeconds: 300, forgiveSeconds: Infinity };
/** Ten times as patient: even under a steady guess from one address, the account is free nine tenths of the time. */
export const ofAllPlaces: Patience = { freeFailures: 40, longestDelaySeconds: 30, forgiveSeconds: Infinity };
/** Many people may share an address, and each of them mistypes at times. */
export const ofOneNetwork: Patience = { freeFailures: 100, longestDelaySeconds: 60, forgiveSeconds: 120 };

/** One thing that failures are counted of. */
export interface Counter {
  readonly key: string;
  readonly patience: Patience;
  /** Whether others' failures count here too, so that one right password does not forget them. */
  readonly isShared: boolean;
}
export type Attempt = readonly Counter[];

/** The account that a try is about, and where it comes from. */
export interface Try {
  readonly companyName: string;
  readonly empNo: string;
  readonly address: string;
  /** Of the device that the browser says it is; null: it says nothing. */
  readonly deviceHash: Buffer | null;
}

/** How the account knows the place of a try. */
export type Familiarity = 'device' | 'place' | 'none';

/** An IPv4 address, or the 64 bits of an IPv6 one that a provider gives to one customer. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const before = groups(head);
  const after = tail === undefined ? [] : groups(tail);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** One name for an account however it is typed; it exists in the table whether or not the account does. */
export function accountKey({ companyName, empNo }: Pick<Try, 'companyName' | 'empNo'>): string {
  return `${companyName.trim().toUpperCase()}/${empNo.trim().toUpperCase()}`;
}

/** The small letters keep these apart from every account's name. */
export const placeMark = ' from ';
export const deviceMark = ' on ';
export const codeMark = ' code';
const networkMark = 'network ';

/**
 * What counts. A device that the account knows is counted by itself, so nobody else's guesses keep it out. So is a
 * place that the account has signed in from lately. Everybody else shares the patience with the account and with
 * their network.
 */
export function attemptOf(given: Try, familiarity: Familiarity): Attempt {
  const account = accountKey(given);
  const network = networkOf(given.address);
  const place: Counter = { key: `${account}${placeMark}${network}`, patience: ofOnePlace, isShared: false };
  if (familiarity === 'device' && given.deviceHash) {
    const key = `${account}${deviceMark}${given.deviceHash.toString('base64url')}`;
    return [{ key, patience: ofOnePlace, isShared: false }];
  }
  if (familiarity === 'place') return [place];
  return [
    place,
    { key: `${networkMark}${network}`, patience: ofOneNetwork, isShared: true },
    { key: account, patience: ofAllPlaces, isShared: false },
  ];
}

/** Seconds to wait after so many failures in a row: none for the free ones, then 5, 10, 20 ... up to the longest. */
export function delayAfter(failures: number, { freeFailures, longestDelaySeconds }: Patience = ofOnePlace): number {
  return failures <= freeFailures ? 0 : Math.min(longestDelaySeconds, firstDelaySeconds * 2 ** (failures - freeFailures - 1));
}
