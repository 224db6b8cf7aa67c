import { describe, expect, it } from '@jest/globals';
import { englishOf } from 'shared-contracts/english/catalogue';
import {
  emptyProtection,
  protectionBody,
  type ProtectionValues,
  reduceProtection,
  validateProtection,
} from './protection-form';
import { stepped } from './stepped';

const filled: ProtectionValues = {
  ...emptyProtection,
  relayFlag: 'Earth Fault',
  brokenConductor: 'No',
  phase: 'RY',
  faultCurrentR: '1,2',
  faultCurrentN: '0',
};

describe('the protection form', () => {
  it('changes a choice or one current', () => {
    expect(reduceProtection(filled, { type: 'textChanged', field: 'phase', value: '' })).toEqual({ ...filled, phase: '' });
    expect(reduceProtection(filled, { type: 'textChanged', field: 'faultCurrentG', value: '3' })).toEqual({
      ...filled,
      faultCurrentG: '3',
    });
    expect(reduceProtection(filled, { type: 'conductorChanged', answer: 'Yes' })).toEqual({ ...filled, brokenConductor: 'Yes' });
  });

  it('sends numbers, and null for what is empty', () => {
    expect(protectionBody(filled)).toEqual({
      relayFlag: 'Earth Fault',
      brokenConductor: 'No',
      phase: 'RY',
      faultCurrent: { R: 1.2, Y: null, B: null, G: null, N: 0 },
    });
    expect(protectionBody(emptyProtection).phase).toBeNull();
  });

  it.each([
    [emptyProtection, 'Relay Flag & Broken Conductor are required', ['relayFlag', 'brokenConductor']],
    [{ ...filled, brokenConductor: null }, 'Relay Flag & Broken Conductor are required', ['brokenConductor']],
    [{ ...filled, relayFlag: 'Flag' }, 'Select valid option of Relay Flag.', ['relayFlag']],
    [{ ...filled, faultCurrentY: '1.25' }, 'Enter valid Fault Current (0 or more, in steps of 0.1).', ['faultCurrentY']],
    [{ ...filled, faultCurrentN: '1000' }, 'Fault Current must be at most 999.9 kA.', ['faultCurrentN']],
    [
      { ...filled, faultCurrentY: 'x', faultCurrentB: '-1' },
      'Enter valid Fault Current (0 or more, in steps of 0.1).',
      ['faultCurrentY', 'faultCurrentB'],
    ],
  ])('%o: %s', (values, message, fields) => {
    const faults = validateProtection(values).map((fault) => [fault.field, englishOf(fault)]);
    expect(faults).toEqual(fields.map((field) => [field, message]));
  });

  it('is content with the two required fields', () => {
    expect(validateProtection({ ...emptyProtection, relayFlag: 'Over Current', brokenConductor: 'Yes' })).toEqual([]);
  });
});

describe('an arrow key at a current', () => {
  it.each([
    ['', 'ArrowUp', '0.1'],
    ['1,5', 'ArrowUp', '1.6'],
    ['0.3', 'ArrowDown', '0.2'],
    ['0', 'ArrowDown', '0'],
    ['999.9', 'ArrowUp', '999.9'],
    ['high', 'ArrowUp', null],
    ['1', 'Enter', null],
  ])('%p, %s: %p', (typed, key, value) => expect(stepped(typed, key)).toBe(value));
});
