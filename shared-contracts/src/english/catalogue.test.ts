import { describe, expect, it } from '@jest/globals';
import { englishOf, englishOfAll, englishTables } from './catalogue';
import { fillText } from '../fault/fault';

const entries = Object.values(englishTables).flatMap((table) => Object.entries(table));

describe('the English texts', () => {
  it('are one for each code of the suite', () => {
    const codes = entries.map(([code]) => code);
    expect(codes).toEqual([...new Set(codes)]);
  });

  it.each(entries)('%s: one line, not empty', (_code, text) => expect(text).toMatch(/^\S.*\S$/));

  it('hold their values', () => {
    expect(englishOf({ code: 'login.wait', values: { seconds: 5 } })).toBe('Too many failed tries. Please try again in 5 seconds.');
    expect(fillText('{a} and {b}', { a: 1 })).toBe('1 and {b}');
  });

  it('are told once, whatever the number of fields', () => {
    expect(englishOfAll([{ field: 'a', code: 'password.allRequired' }, { field: 'b', code: 'password.allRequired' }])).toEqual([
      'All fields are required.',
    ]);
  });
});
