// Codes of authenticator apps (RFC 6238): six digits of HMAC-SHA-1 over the number of 30-second steps since 1970.
// SHA-1, six digits and 30 seconds are what every app understands.
import { createHmac, timingSafeEqual } from 'node:crypto';

const stepSeconds = 30;
const digits = 6;
/** Clocks of phones differ: one step before and after the present one is accepted. */
const drift = 1;

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds);

export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = hash.readUInt8(hash.length - 1) & 0x0f;
  const number = (hash.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits;
  return String(number).padStart(digits, '0');
}

/** The step whose code this is; null: of none that counts now. */
export function findStep(secret: Buffer, code: string, now: Date): number | null {
  const given = Buffer.from(code);
  const present = stepAt(now);
  for (let step = present - drift; step <= present + drift; step += 1) {
    const right = Buffer.from(codeOf(secret, step));
    if (given.length === right.length && timingSafeEqual(given, right)) return step;
  }
  return null;
}

/** The address that an app reads from the QR code. */
export function otpauthAddress(secret: string, account: string): string {
  const issuer = 'Outage Suite';
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const parameters = new URLSearchParams({ secret, issuer, algorithm: 'SHA1', digits: String(digits), period: String(stepSeconds) });
  // Apps read %20, and some of them no plus sign.
  return `otpauth://totp/${label}?${parameters.toString().replaceAll('+', '%20')}`;
}
