import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { companies } from '../constant/company';
import { codeRange, scopeHierarchyOf, trimEurjaCode } from './organisation-scope';

const digits = (length: number) =>
  fc.array(fc.constantFrom('0', '1', '8', '9'), { minLength: length, maxLength: length }).map((list) => list.join(''));
const code = digits(8);

/** The trimmed code, step by step: as long as the last pair is `00`, it goes. */
function naiveTrim(text: string): string {
  return text.endsWith('00') ? naiveTrim(text.slice(0, -2)) : text;
}

describe('codes below an office', () => {
  it('trimming drops trailing 00 pairs', () => {
    expect(['95000000', '95010000', '95100000', '95010100', '95010101', '95010110', '90000000'].map(trimEurjaCode)).toEqual([
      '95',
      '9501',
      '9510',
      '950101',
      '95010101',
      '95010110',
      '90',
    ]);
    fc.assert(fc.property(code, (full) => expect(trimEurjaCode(full)).toBe(naiveTrim(full))));
  });

  it('the range holds exactly the codes that begin with the trimmed code', () => {
    const prefix = fc.integer({ min: 0, max: 8 }).chain(digits);
    fc.assert(
      fc.property(prefix, code, (trimmed, other) => {
        const { from, to } = codeRange(trimmed);
        expect(other >= from && (to === null || other < to)).toBe(other.startsWith(trimmed));
      }),
      { numRuns: 2000 },
    );
    expect(codeRange('95')).toEqual({ from: '95', to: '96' });
    expect(codeRange('9509')).toEqual({ from: '9509', to: '951' });
    expect(codeRange('99')).toEqual({ from: '99', to: null });
    expect(codeRange('')).toEqual({ from: '', to: null });
  });

  it('GUVNL stands above all, GETCO looks at substations, discoms at sub-divisions', () => {
    expect(companies.map(scopeHierarchyOf)).toEqual(['all', 'substation', 'subdivision', 'subdivision', 'subdivision', 'subdivision']);
  });
});
