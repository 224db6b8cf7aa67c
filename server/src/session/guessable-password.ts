// Passwords that keep the rule of section 5 and are guessed first all the same: a common word, the
// company or the employee's own number, dressed up with a digit and a symbol.

/** From published lists of the most used passwords, as words; their dressed-up forms are found by the pattern. */
const commonWords = [
  'password', 'passwort', 'passwd', 'welcome', 'administrator', 'admin', 'qwertyuiop', 'qwerty', 'asdfgh', 'zxcvbn', 'letmein', 'iloveyou',
  'abcdef', 'abcde', 'abcd', 'dragon', 'monkey', 'football', 'cricket', 'sunshine', 'princess', 'secret', 'superman', 'batman', 'master',
  'changeme', 'default', 'computer', 'internet', 'india', 'bharat', 'gujarat', 'krishna', 'ganesh', 'sairam', 'january', 'february', 'monsoon',
] as const;

/** Words that anybody who attacks this suite tries first. */
const contextWords = ['getco', 'guvnl', 'dgvcl', 'mgvcl', 'pgvcl', 'ugvcl', 'gsecl', 'feeder', 'eurja', 'urja', 'outage', 'substation', 'electricity'] as const;

const lookalikes: Readonly<Record<string, string>> = { a: '[a@4]', e: '[e3]', i: '[i1!]', l: '[l1]', o: '[o0]', s: '[s$5]', t: '[t7]' };

/** `p[a@4][s$5]...`: the word however it is dressed up. */
function patternOf(word: string): string {
  return [...word].map((letter) => lookalikes[letter] ?? letter).join('');
}

const words = [...commonWords, ...contextWords].map(patternOf);

/** So few letters besides the word add nothing that is worth guessing. */
const fewLetters = 2;

/** Whether little is left of the password when common words, the suite's words and the employee number are taken out. */
export function isGuessable(password: string, empNo: string): boolean {
  const known = new RegExp([...words, ...(/^\d{3,}$/.test(empNo) ? [empNo] : [])].join('|'), 'giu');
  const rest = password.replace(known, '');
  if (rest === password) return false;
  return [...rest].filter((character) => /\p{L}/u.test(character)).length <= fewLetters;
}
