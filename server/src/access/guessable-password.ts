// Passwords that meet the rule and are still among the first that anybody tries.
import type { KnownFault } from 'shared-contracts/english/catalogue';

/** The words behind the passwords most used, without what people append to meet a rule. */
const commonWords: ReadonlySet<string> = new Set([
  'password',
  'passwort',
  'passwd',
  'passw',
  'pass',
  'qwerty',
  'qwertyuiop',
  'asdf',
  'asdfgh',
  'asdfghjkl',
  'zxcvbn',
  'zxcvbnm',
  'qazwsx',
  'qwer',
  'welcome',
  'letmein',
  'iloveyou',
  'admin',
  'administrator',
  'login',
  'master',
  'monkey',
  'dragon',
  'football',
  'cricket',
  'sunshine',
  'princess',
  'superman',
  'batman',
  'india',
  'gujarat',
  'bharat',
  'ahmedabad',
  'vadodara',
  'surat',
  'rajkot',
  'electricity',
  'feeder',
  'substation',
  'outage',
  'outages',
  'outagesuite',
  'eurja',
  'urja',
]);

const letters: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  $: 's',
  '5': 's',
  '7': 't',
};

/** Small letters, with the digits and signs that stand for letters read as these. */
function plainForm(text: string): string {
  return [...text.toLowerCase()]
    .map((sign) => letters[sign] ?? sign)
    .join('')
    .replace(/[^a-z]/g, '');
}

/** What is left of `Password@123` is `password`; of `P@ssw0rd!`, too. */
function isCommon(password: string): boolean {
  const word = password.replace(/[^\p{L}]+$/u, '').replace(/^[^\p{L}]+/u, '');
  return commonWords.has(word.toLowerCase()) || commonWords.has(plainForm(word));
}

interface Owner {
  readonly companyName: string;
  readonly empNo: string;
}

const shortestNumber = 4;

export function isGuessable(password: string, { companyName, empNo }: Owner): boolean {
  const text = password.toLowerCase();
  const namesOwner = text.includes(companyName.toLowerCase()) || (empNo.length >= shortestNumber && text.includes(empNo.toLowerCase()));
  return namesOwner || text.includes('outagesuite') || isCommon(password);
}

/** What is wrong with a password that keeps the rule; to be asked after the rule, whose message comes first. */
export function guessableFaults(password: string, owner: Owner, field = 'newPassword'): KnownFault[] {
  return isGuessable(password, owner) ? [{ field, code: 'password.guessable' }] : [];
}
