import { randomInt } from 'node:crypto';

const kinds = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '@#%+=-'] as const;
const length = 16;

const pick = (characters: string) => characters.charAt(randomInt(characters.length));

/** A strong password without letters that look alike: one of each kind, the rest of all kinds, in any order. */
export function makePassword(): string {
  const letters = [...kinds.map(pick), ...Array.from({ length: length - kinds.length }, () => pick(kinds.join('')))];
  for (let last = letters.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [letters[last], letters[other]] = [letters[other] ?? '', letters[last] ?? ''];
  }
  return letters.join('');
}
