import { describe, expect, it } from '@jest/globals';
import { relayFlags } from '../constant/fault-detail';
import { validateProtectionDetail } from './protection-detail';

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
