import { describe, expect, it } from '@jest/globals';
import { audienceText, isInAudience, parseAudience } from './release-audience';

const operator = { companyName: 'GETCO', eurjaCode: '95010203', position: 9.9 };

describe('isInAudience', () => {
  it.each([
    ['10%', true],
    ['9%', false],
    ['GETCO', true],
    ['DGVCL', false],
    ['95010000', true],
    ['95000000', true],
    ['95020000', false],
  ])('an operator of 95010203 at 9.9 of 100: %s %s', (text, isIn) => {
    const audience = parseAudience(text);
    expect(audience && isInAudience(audience, operator)).toBe(isIn);
  });
});

describe('parseAudience', () => {
  it.each(['10%', '99%', 'GUVNL', '95010000'])('reads %s, and it is written so again', (text) => {
    const audience = parseAudience(text);
    expect(audience && audienceText(audience)).toBe(text);
  });

  it.each(['0%', '100%', '%', 'getco', '9501', 'environment'])('%s is none', (text) => {
    expect(parseAudience(text)).toBeNull();
  });
});
