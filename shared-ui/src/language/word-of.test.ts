import { afterEach, describe, expect, it } from '@jest/globals';
import { dataWords } from 'shared-contracts/english/data-words';
import { switchLanguage } from './switch-language';
import { wordChoices, wordOf } from './word-of';

afterEach(() => switchLanguage('en'));

describe('a fixed value of data', () => {
  it('is shown as it is stored in English', () => {
    expect(dataWords.map(wordOf)).toEqual(dataWords);
  });

  it.each(['gu', 'hi'] as const)('has a word in %s, whatever it is', async (language) => {
    await switchLanguage(language);
    expect(dataWords.filter((word) => wordOf(word) === word || /[a-z]/.test(wordOf(word)))).toEqual([]);
  });

  it('stays as it is stored where nobody has a word for it', async () => {
    await switchLanguage('gu');
    const stored = ['Lightning arrester failed', 'SCADA', 'toString', ''];
    expect(stored.map(wordOf)).toEqual(stored);
  });

  it('goes over the wire in English', async () => {
    await switchLanguage('hi');
    expect(wordChoices(['Yes', 'No'])).toEqual([{ value: 'Yes', label: 'हाँ' }, { value: 'No', label: 'नहीं' }]);
  });
});
