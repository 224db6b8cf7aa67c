import { describe, expect, it } from '@jest/globals';
import { majorEventThreshold, majorEventsOf } from './major-event-day';

/** Half of them `one`, half of them `other`: the mean of their logarithms lies in the middle. */
const days = (count: number, one: number, other: number) => Array.from({ length: count }, (_, index) => (index % 2 === 0 ? one : other));

describe('the threshold of major event days', () => {
  it('is e to the mean of the logarithms and two and a half deviations', () => {
    // Logarithms 0 and 2: their mean is 1, and their deviation the root of 400 over 399.
    const threshold = majorEventThreshold(days(400, 1, Math.exp(2)));
    expect(threshold).toBeCloseTo(Math.exp(1 + 2.5 * Math.sqrt(400 / 399)), 9);
  });

  it('does not count days without an interruption', () => {
    const some = days(400, 0.5, 3);
    expect(majorEventThreshold([...some, 0, 0, 0])).toBe(majorEventThreshold(some));
  });

  it('is not known from less than a year', () => {
    expect(majorEventThreshold(days(364, 1, 2))).toBeNull();
    expect(majorEventThreshold([...days(364, 1, 2), 0])).toBeNull();
    expect(majorEventThreshold(days(365, 1, 2))).not.toBeNull();
  });

  it('of days that are all alike is that day itself', () => {
    expect(majorEventThreshold(days(400, 4, 4))).toBeCloseTo(4, 9);
  });
});

describe('major event days', () => {
  it('lie in the period and beyond what the days before it allow', () => {
    const date = (day: number) => new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10);
    const all = days(410, 1, 3).map((saidi, index) => ({ date: date(index + 1), saidi: index === 50 || index === 405 ? 90 : saidi }));
    const { threshold, days: known, dates } = majorEventsOf(all, date(401));
    expect(known).toBe(400);
    expect(threshold).toBeGreaterThan(3);
    expect(dates).toEqual([{ date: date(406), saidi: 90 }]);
  });

  it('are not told from a record that misses days: what is in it would make every usual day look bad', () => {
    const date = (day: number) => new Date(Date.UTC(2020, 0, day)).toISOString().slice(0, 10);
    const sparse = Array.from({ length: 500 }, (_, index) => ({ date: date(1 + index * 2), saidi: 0.01 }));
    const usual = Array.from({ length: 10 }, (_, index) => ({ date: date(1001 + index), saidi: 5 }));
    expect(majorEventsOf([...sparse, ...usual], date(1001))).toEqual({ threshold: null, days: 500, dates: [] });
  });

  it('are not known where most days lie beyond: then outages are reported in another way than before', () => {
    const date = (day: number) => new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10);
    const all = days(420, 1, 3).map((saidi, index) => ({ date: date(index + 1), saidi: index < 400 ? saidi : saidi * 100 }));
    expect(majorEventsOf(all, date(401))).toEqual({ threshold: null, days: 400, dates: [] });
    // Of a few days, all may be bad.
    expect(majorEventsOf(all.slice(0, 405), date(401)).dates).toHaveLength(5);
  });
});
