import { describe, expect, it } from '@jest/globals';
import { inLanguage, success } from './success';

describe('what an accepted write answers', () => {
  const answer = success('language.saved');

  it.each([null, 'en'] as const)('is its two fields for a caller of %s', (language) => {
    expect(inLanguage(answer, language)).toEqual({ status: 'Success', message: 'Language saved.' });
  });

  it.each(['gu', 'hi'] as const)('says its code to a caller of %s', (language) => {
    expect(inLanguage(answer, language)).toEqual({ status: 'Success', message: 'Language saved.', code: 'language.saved' });
  });

  it.each([null, 'text', { data: [] }, { code: '95010000', name: 'Mehsana' }])('leaves %j as it is', (other) => {
    expect(inLanguage(other, 'en')).toBe(other);
  });
});
