import { limits } from '../constant/limit';

const mobileShape = new RegExp(`^\\d{${limits.mobileDigits}}$`);

/** A mobile number of India: its digits, without country code or blanks. */
export function isMobileShape(text: string): boolean {
  return mobileShape.test(text);
}
