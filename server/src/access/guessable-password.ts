// Passwords that meet the rule and are still among the first that anybody tries: those of the maintained list of
// zxcvbn-ts, 49,000 in the order of their use, and words of this trade and country that it does not know.
import type { KnownFault } from 'shared-contracts/english/catalogue';

const localWords: readonly string[] = [
  'passw', 'administrator', 'qwer', 'india', 'gujarat', 'bharat', 'ahmedabad', 'vadodara', 'surat', 'rajkot', 'electricity', 'feeder',
  'substation', 'outage', 'outages', 'eurja', 'urja', 'admin', 'login', 'pass',
];
const productName = 'outagesuite';

/** The first words of the list are refused whatever is appended to them; further down it names ordinary words. */
const wordsWithSuffix = 500;
const shortestWord = 5;

interface CommonPasswords {
  readonly whole: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

async function load(): Promise<CommonPasswords> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const list: readonly string[] = dictionary['passwords-common'].map((password) => String(password).toLowerCase());
  const words = list.slice(0, wordsWithSuffix).filter((password) => password.length >= shortestWord && /^\p{L}+$/u.test(password));
  return { whole: new Set(list), words: new Set([...words, ...localWords]) };
}

/** Read at the first need: most processes judge few passwords. */
let commonPasswords: Promise<CommonPasswords> | null = null;

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

/** What is left of `Password@123` is `password`; of `P@ssw0rd!`, too. `Trustno1!` is on the list without its sign. */
function isCommon(password: string, { whole, words }: CommonPasswords): boolean {
  const word = password.replace(/[^\p{L}]+$/u, '').replace(/^[^\p{L}]+/u, '');
  const framed = password.replace(/[^\p{L}\p{N}]+$/u, '').replace(/^[^\p{L}\p{N}]+/u, '');
  const isListed = [password, framed].some((text) => whole.has(text.toLowerCase()));
  return isListed || words.has(word.toLowerCase()) || words.has(plainForm(word));
}

interface Owner {
  readonly companyName: string;
  readonly empNo: string;
}

const shortestNumber = 4;

export async function isGuessable(password: string, { companyName, empNo }: Owner): Promise<boolean> {
  const text = password.toLowerCase();
  const namesOwner = text.includes(companyName.toLowerCase()) || (empNo.length >= shortestNumber && text.includes(empNo.toLowerCase()));
  if (namesOwner || text.replace(/[^a-z]/g, '').includes(productName)) return true;
  return isCommon(password, await (commonPasswords ??= load()));
}

/** What is wrong with a password that keeps the rule. Check the rule first, because its message comes first. */
export async function guessableFaults(password: string, owner: Owner, field = 'newPassword'): Promise<KnownFault[]> {
  return (await isGuessable(password, owner)) ? [{ field, code: 'password.guessable' }] : [];
}
