export const emailTexts = { 'email.shape': 'Please enter a valid email address' } as const;

/** The simple shape of an e-mail address: something, an at sign, a domain with a dot. */
export function isEmailShape(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}
