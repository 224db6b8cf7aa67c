import { describe, expect, it } from '@jest/globals';
import { minutesAgo, testNow } from '../testing/live-outage';
import { ageingSteps, shareUsed, stepOf, wholeShare } from './ageing-step';
import { allowedHours } from './allowed-restoration';

describe('ageing', () => {
  it.each([
    [0, 'early'],
    [50, 'early'],
    [50.1, 'due'],
    [100, 'due'],
    [100.1, 'late'],
    [200, 'late'],
    [200.1, 'overdue'],
    [9000, 'overdue'],
  ] as const)('%s %% of the allowed time is %s', (share, step) => {
    expect(stepOf(share)).toBe(step);
  });

  it('shows a share that lies in the range of its step', () => {
    expect([0, 0.2, 50, 50.1, 100.4, 200.001].map(wholeShare)).toEqual([0, 1, 50, 51, 101, 201]);
  });

  it('measures the share by the hours of the category', () => {
    const hoursOf = allowedHours();
    expect(shareUsed(minutesAgo(180), testNow, hoursOf('URBAN'))).toBe(50);
    expect(shareUsed(minutesAgo(180), testNow, hoursOf('JGY'))).toBe(12.5);
    expect(shareUsed(minutesAgo(-5), testNow, hoursOf('JGY'))).toBe(0);
  });

  it('takes hours of the installation; AGSKY follows ADOM unless it has its own', () => {
    const hoursOf = allowedHours({ ADOM: 48, URBAN: 4 });
    expect(['URBAN', 'AGSKY', 'ADOM', 'GIDC', 'NEW'].map(hoursOf)).toEqual([4, 48, 48, 6, 24]);
    expect(['URBAN', 'JGY'].map(allowedHours({ URBAN: 0, JGY: -1 }))).toEqual([6, 24]);
  });

  it('has its steps in rising order', () => {
    const bounds = ageingSteps.map(({ upTo }) => upTo);
    expect(bounds).toEqual([...bounds].sort((left, right) => left - right));
  });
});
