import { isIP } from 'node:net';
import * as v from 'valibot';

/** `loopback` is short for this machine. */
const shortNames: Readonly<Record<string, readonly string[]>> = { loopback: ['127.0.0.0/8', '::1'] };

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  const mostBits = version === 4 ? 32 : 128;
  return version !== 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= mostBits));
}

/** Networks between commas, such as `10.20.0.0/16`. */
export const webhookNetworks = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text.split(',').map((part) => part.trim()).filter(Boolean).flatMap((part) => shortNames[part] ?? [part])),
  v.array(v.pipe(v.string(), v.check(isNetwork, 'must be networks such as 10.20.0.0/16, or loopback'))),
);
