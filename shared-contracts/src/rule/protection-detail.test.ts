import { describe, expect, it } from '@jest/globals';
import { relayFlags } from '../constant/fault-detail';
import { englishOf } from '../english/catalogue';
import { readCurrent, validateProtectionDetail } from './protection-detail';

describe('details of a protection outage', () => {
  it.each(relayFlags)('may have the relay flag %s', (relayFlag) => {
    expect(validateProtectionDetail({ relayFlag, brokenConductor: 'No' })).toEqual([]);
  });

  it.each([
    [null, null, 'Relay Flag & Broken Conductor are required', ['relayFlag', 'brokenConductor']],
    ['Earth Fault', null, 'Relay Flag & Broken Conductor are required', ['brokenConductor']],
    ['', 'Yes', 'Relay Flag & Broken Conductor are required', ['relayFlag']],
    ['earth fault', 'Perhaps', 'Select valid option of Relay Flag.', ['relayFlag']],
    ['Earth Fault', 'Perhaps', 'Select valid option of Broken Conductor.', ['brokenConductor']],
    ['Earth Fault', 'Yes', '', []],
  ])('%s, %s: %s, of %j', (relayFlag, brokenConductor, message, fields) => {
    const faults = validateProtectionDetail({ relayFlag, brokenConductor });
    expect(faults.map((fault) => [fault.field, englishOf(fault)])).toEqual(fields.map((field) => [field, message]));
  });
});

describe('a typed current', () => {
  const refused = (typed: string) => {
    const read = readCurrent(typed);
    return read.ok ? null : englishOf(read.fault);
  };

  it.each([
    ['', null],
    [' 12 ', 12],
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['0', 0],
    ['999.9', 999.9],
  ])('%p is %p', (typed, value) => expect(readCurrent(typed)).toEqual({ ok: true, value }));

  it.each(['1,000.5', '1.000,5', '1.25', '-1', '1e3', 'high', '1 5', '.5'])('%p is refused, never another number', (typed) => {
    expect(refused(typed)).toBe('Enter valid Fault Current (0 or more, in steps of 0.1).');
  });

  it.each(['1000', '1000,0', '12345'])('%p is told its limit', (typed) => {
    expect(refused(typed)).toBe('Fault Current must be at most 999.9 kA.');
  });
});
