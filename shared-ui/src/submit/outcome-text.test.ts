import { afterEach, describe, expect, it } from '@jest/globals';
import { type SuccessCode, successTexts } from 'shared-contracts/fault/success-texts';
import { switchLanguage } from '../language/switch-language';
import { outcomeText } from './outcome-text';

const codes = Object.keys(successTexts).filter((code): code is SuccessCode => code in successTexts);

afterEach(() => switchLanguage('en'));

describe('what the server says of an accepted write', () => {
  it('is its own sentence in English', () => {
    expect(outcomeText({ message: 'View saved.', code: 'view.saved' })).toBe('View saved.');
  });

  it.each(['gu', 'hi'] as const)('has a sentence in %s for every code', async (language) => {
    await switchLanguage(language);
    expect(codes.filter((code) => outcomeText({ message: successTexts[code], code }) === successTexts[code])).toEqual([]);
  });

  it('stays English where its code is not known, or it has none', async () => {
    await switchLanguage('gu');
    expect(outcomeText({ message: 'Done.', code: 'newer.code' })).toBe('Done.');
    expect(outcomeText({ message: 'Done.' })).toBe('Done.');
  });
});
