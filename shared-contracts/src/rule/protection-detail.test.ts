import { describe, expect, it } from '@jest/globals';
import { relayFlags } from '../constant/fault-detail';
import { readCurrent, validateProtectionDetail } from './protection-detail';

describe('details of a protection outage', () => {
  it.each(relayFlags)('may have the relay flag %s', (relayFlag) => {
    expect(validateProtectionDetail({ relayFlag, brokenConductor: 'No' })).toBeNull();
  });

  it.each([
    [null, null, 'Relay Flag & Broken Conductor are required'],
    ['Earth Fault', null, 'Relay Flag & Broken Conductor are required'],
    ['', 'Yes', 'Relay Flag & Broken Conductor are required'],
    ['earth fault', 'Perhaps', 'Select valid option of Relay Flag.'],
    ['Earth Fault', 'Perhaps', 'Select valid option of Broken Conductor.'],
    ['Earth Fault', 'Yes', null],
  ])('%s, %s: %s', (relayFlag, brokenConductor, message) => {
    expect(validateProtectionDetail({ relayFlag, brokenConductor })).toBe(message);
  });
});

describe('a typed current', () => {
  it.each([
    ['', null],
    [' 12 ', 12],
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['0', 0],
    ['999.9', 999.9],
  ])('%p is %p', (typed, value) => expect(readCurrent(typed)).toEqual({ ok: true, value }));

  it.each(['1,000.5', '1.000,5', '1.25', '-1', '1e3', 'high', '1 5', '.5'])('%p is refused, never another number', (typed) => {
    expect(readCurrent(typed)).toEqual({ ok: false, message: 'Enter valid Fault Current (0 or more, in steps of 0.1).' });
  });

  it.each(['1000', '1000,0', '12345'])('%p is told its limit', (typed) => {
    expect(readCurrent(typed)).toEqual({ ok: false, message: 'Fault Current must be at most 999.9 kA.' });
  });
});
