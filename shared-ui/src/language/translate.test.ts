import { beforeEach, describe, expect, it } from '@jest/globals';
import { defineTexts } from './define-texts';
import { setLanguage } from './language-store';
import { textOf, translator } from './translate';

const texts = defineTexts('test', { title: 'Outage List', range: 'Showing {from} to {to} of {total}' }, { gu: { title: 'આઉટેજ યાદી' } });

describe('translate', () => {
  beforeEach(() => setLanguage('en'));

  it('fills in the values that a text names', () => {
    expect(translator(texts, 'en')('range', { from: 1, to: 10, total: 42 })).toBe('Showing 1 to 10 of 42');
  });

  it('takes the language in force, English where it has no word yet', () => {
    setLanguage('gu');
    expect(textOf(texts)('title')).toBe('આઉટેજ યાદી');
    expect(textOf(texts)('range', { from: 1, to: 2, total: 3 })).toBe('Showing 1 to 2 of 3');
    expect(document.documentElement.lang).toBe('gu');
  });

  it('asks at compile time for the values of a text', () => {
    const t = translator(texts, 'en');
    // @ts-expect-error -- the text names three values
    t('range', { from: 1 });
    // @ts-expect-error -- there is no such text
    t('unknown');
    expect(t('title')).toBe('Outage List');
  });
});
