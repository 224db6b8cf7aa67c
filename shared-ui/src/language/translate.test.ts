import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { defineTexts } from './define-texts';
import { languageStore, setDigits } from './language-store';
import { numberText } from './number-text';
import { bringLanguages, languageReady } from './package-languages';
import { switchLanguage } from './switch-language';
import { textOf, translator } from './translate';
import { useTexts } from './use-texts';

const gujarati = {
  texts: { test: { title: 'વિક્ષેપ યાદી', villages: { one: '{count} ગામ', other: '{count} ગામો' }, range: '{total}માંથી {from} થી {to}' } },
};
const loadGujarati = jest.fn(async () => gujarati);
const languages = bringLanguages({ gu: loadGujarati, xx: async () => ({ texts: {} }) });
const texts = defineTexts(
  'test',
  {
    title: 'Outage List',
    range: 'Showing {from} to {to} of {total}',
    villages: { one: '{count} village', other: '{count} villages' },
    onlyEnglish: 'Feeder',
  },
  languages,
);

afterEach(async () => {
  setDigits('latin');
  await act(() => switchLanguage('en'));
});

describe('a text', () => {
  it('fills in the values that it names, in the plural of its count', () => {
    const t = translator(texts, 'en');
    expect(t('range', { from: 1, to: 10, total: 42 })).toBe('Showing 1 to 10 of 42');
    expect([0, 1, 2].map((count) => t('villages', { count }))).toEqual(['0 villages', '1 village', '2 villages']);
  });

  it('asks at compile time for its values', () => {
    const t = translator(texts, 'en');
    // @ts-expect-error -- the text names three values
    t('range', { from: 1 });
    // @ts-expect-error -- a plural goes by a number
    t('villages', { count: '3' });
    // @ts-expect-error -- there is no such text
    t('unknown');
    expect(t('title')).toBe('Outage List');
  });
});

describe('another language', () => {
  it('is loaded when it is chosen, and not before', async () => {
    expect(loadGujarati).not.toHaveBeenCalled();
    await switchLanguage('gu');
    expect(loadGujarati).toHaveBeenCalledTimes(1);
    await languageReady();
    expect(loadGujarati).toHaveBeenCalledTimes(1);
    expect(textOf(texts)('title')).toBe('વિક્ષેપ યાદી');
    expect(document.documentElement.lang).toBe('gu');
    expect(window.localStorage.getItem('suite.language')).toBe('gu');
  });

  it('has its own plurals, and English for what it lacks', async () => {
    await switchLanguage('gu');
    const t = textOf(texts);
    expect([0, 1, 2].map((count) => t('villages', { count }))).toEqual(['0 ગામ', '1 ગામ', '2 ગામો']);
    expect(t('onlyEnglish')).toBe('Feeder');
    await switchLanguage('hi');
    expect(textOf(texts)('title')).toBe('Outage List');
  });

  it('reaches what is on screen, also when a package comes later', async () => {
    await switchLanguage('hi');
    const late = defineTexts('late', { open: 'Open' }, bringLanguages({ hi: async () => ({ texts: { late: { open: 'खुला' } } }) }));
    const { result } = renderHook(() => useTexts(late));
    await act(() => languageReady());
    expect(result.current('open')).toBe('खुला');
  });

  it('stays English where it cannot be loaded, and is asked for again', async () => {
    const error = jest.spyOn(console, 'error').mockReturnValue();
    const load = jest.fn(async () => gujarati).mockRejectedValueOnce(new Error('offline'));
    const set = defineTexts('test', { title: 'Outage List' }, bringLanguages({ gu: load }));
    await switchLanguage('gu');
    expect(textOf(set)('title')).toBe('Outage List');
    expect(error).toHaveBeenCalledTimes(1);
    await switchLanguage('gu');
    expect(textOf(set)('title')).toBe('વિક્ષેપ યાદી');
    error.mockRestore();
  });

  it('is the last one asked for, whichever comes first', async () => {
    let arrive = () => undefined as void;
    bringLanguages({ gu: () => new Promise((resolve) => (arrive = () => resolve(gujarati))) });
    const slow = switchLanguage('gu');
    await switchLanguage('hi');
    arrive();
    await slow;
    expect(languageStore.getState().language).toBe('hi');
  });
});

describe('numbers', () => {
  it('are grouped as in India, and have Latin digits unless the user wants their own', async () => {
    await switchLanguage('gu');
    expect(numberText(1234567)).toBe('12,34,567');
    setDigits('native');
    expect(numberText(1234567)).toBe('૧૨,૩૪,૫૬૭');
    expect(textOf(texts)('range', { from: 1, to: 10, total: 42 })).toBe('૪૨માંથી ૧ થી ૧૦');
    await switchLanguage('en');
    expect(numberText(1234567)).toBe('12,34,567');
  });
});
