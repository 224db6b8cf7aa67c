import { afterEach, describe, expect, it } from '@jest/globals';
import { ApiError } from 'shared-contracts/client';
import { switchLanguage } from '../language/switch-language';
import { errorText } from './error-text';

const busy = { field: null, code: 'busy' };
const tooMany = { field: null, code: 'view.tooMany', values: { most: 50 } };
const failure = (facts: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ kind: 'http', call: 'listOutages', message: 'In English.', ...facts });

afterEach(() => switchLanguage('en'));

describe('a call that failed where nothing was typed', () => {
  it.each([
    failure({ status: 503, faults: [busy] }),
    failure({ kind: 'network' }),
    failure({ kind: 'contract' }),
    new Error('In English.'),
  ])('is told in English as the error says it', (error) => {
    expect(errorText(error)).toBe('In English.');
  });

  it.each([
    ['the text of its code', failure({ status: 503, faults: [busy] }), 'સેવા વ્યસ્ત છે. ફરી પ્રયત્ન કરો.'],
    ['with its values', failure({ status: 422, faults: [tooMany] }), 'એક યાદીમાં વધુમાં વધુ 50 વ્યૂ રહે છે. પહેલાં એક કાઢી નાખો.'],
    ['the server\'s English where the code is newer', failure({ status: 422, faults: [{ field: null, code: 'new.code' }] }), 'In English.'],
    ['that nobody answers', failure({ kind: 'network' }), 'સર્વર સુધી પહોંચાતું નથી. તમારું કનેક્શન તપાસો અને ફરી પ્રયત્ન કરો.'],
  ])('is told in Gujarati: %s', async (_what, error, text) => {
    await switchLanguage('gu');
    expect(errorText(error)).toBe(text);
  });

  it('says in Hindi that an answer cannot be read, without the names of its fields', async () => {
    await switchLanguage('hi');
    expect(errorText(failure({ kind: 'contract' }))).not.toContain('English');
  });
});
