import { describe, expect, it } from '@jest/globals';
import { preferredLanguage } from './preferred-language';

describe('the language that a caller reads', () => {
  it.each([
    ['gu', 'gu'],
    ['hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
    ['fr-FR, en;q=0.5, gu;q=0.7', 'gu'],
    ['GU-in', 'gu'],
    ['gu;q=0, hi', 'hi'],
    ['fr', null],
    ['*', null],
    ['gu;q=abc', null],
    ['', null],
    [undefined, null],
  ])('of %j is %j', (header, language) => {
    expect(preferredLanguage(header)).toBe(language);
  });
});
