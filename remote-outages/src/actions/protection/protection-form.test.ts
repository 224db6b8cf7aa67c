import { describe, expect, it } from '@jest/globals';
import { emptyProtection, protectionBody, protectionFieldsOf, reduceProtection, validateProtection } from './protection-form';

const filled = { ...emptyProtection, relayFlag: 'Earth Fault', brokenConductor: 'No', phase: 'RY', currents: { ...emptyProtection.currents, R: '1.2', N: '0' } };

describe('the protection form', () => {
  it('changes a choice or one current', () => {
    expect(reduceProtection(filled, { type: 'choiceChanged', field: 'phase', value: '' })).toEqual({ ...filled, phase: '' });
    expect(reduceProtection(filled, { type: 'currentChanged', line: 'G', value: '3' }).currents).toEqual({ ...filled.currents, G: '3' });
  });

  it('sends numbers, and null for what is empty', () => {
    expect(protectionBody(filled)).toEqual({ relayFlag: 'Earth Fault', brokenConductor: 'No', phase: 'RY', faultCurrent: { R: 1.2, Y: null, B: null, G: null, N: 0 } });
    expect(protectionBody(emptyProtection).phase).toBeNull();
  });

  it.each([
    [emptyProtection, 'Relay Flag & Broken Conductor are required', ['relayFlag', 'brokenConductor']],
    [{ ...filled, brokenConductor: '' }, 'Relay Flag & Broken Conductor are required', ['brokenConductor']],
    [{ ...filled, relayFlag: 'Flag' }, 'Select valid option of Relay Flag.', ['relayFlag']],
    [{ ...filled, brokenConductor: 'Perhaps' }, 'Select valid option of Broken Conductor.', ['brokenConductor']],
  ])('%o: %s', (values, message, fields) => {
    expect(validateProtection(values)).toBe(message);
    expect(protectionFieldsOf(message, values)).toEqual(fields);
  });

  it('is content with the two required fields', () => {
    expect(validateProtection({ ...emptyProtection, relayFlag: 'Over Current', brokenConductor: 'Yes' })).toBeNull();
    expect(protectionFieldsOf('Somebody else ...', filled)).toEqual([]);
  });
});
