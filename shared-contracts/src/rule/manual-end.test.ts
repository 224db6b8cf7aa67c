import { describe, expect, it } from '@jest/globals';
import { englishOf } from '../english/catalogue';
import { validateManualEnd } from './manual-end';

const start = new Date('2026-11-21T14:05:30+05:30');
const now = new Date('2026-11-21T16:00:00+05:30');
const check = (date: string, time: string, from: Date | null = start) => {
  const result = validateManualEnd(from, { date, time }, now);
  return result.ok ? result.end.toISOString() : englishOf(result.fault);
};

describe('the end of an outage', () => {
  it.each([
    ['2026-11-21', '15:00', '2026-11-21T09:30:00.000Z'],
    ['2026-11-21', '15:00:30', '2026-11-21T09:30:30.000Z'],
    ['2026-11-21', '16:00', '2026-11-21T10:30:00.000Z'],
    ['2026-11-21', '14:05', start.toISOString()],
    ['2026-11-21', '14:05:30', start.toISOString()],
    ['2026-11-21', '14:05:29', 'End Date/Time should not be before Start Date/Time.'],
    ['2026-11-21', '14:04', 'End Date/Time should not be before Start Date/Time.'],
    ['2026-11-20', '23:59', 'End Date/Time should not be before Start Date/Time.'],
    ['2026-11-21', '16:01', 'Future DateTime is not allow.'],
    ['2026-11-22', '00:00', 'Future DateTime is not allow.'],
    ['', '15:00', 'Enter valid End Date/Time.'],
    ['2026-11-21', '', 'Enter valid End Date/Time.'],
    ['2026-02-30', '15:00', 'Enter valid End Date/Time.'],
    ['21-11-2026', '15:00', 'Enter valid End Date/Time.'],
    ['2026-11-21', '25:00', 'Enter valid End Date/Time.'],
  ])('%s %s: %s', (date, time, expected) => {
    expect(check(date, time)).toBe(expected);
  });

  it.each([
    [start, '2026-11-21', '', 'end'],
    [start, '2026-11-21', '16:01', 'end'],
    [start, '2026-11-21', '14:04', 'end'],
    [null, '2026-11-21', '15:00', null],
  ])('from %p, %s %s: the fault is about %p', (from, date, time, field) => {
    const result = validateManualEnd(from, { date, time }, now);
    expect(result.ok ? 'fine' : result.fault.field).toBe(field);
  });

  it('needs a start before anything else', () => {
    expect(check('', '', null)).toBe('Start DateTime is not valid. Please Refresh the page.');
    expect(check('', '', new Date(Number.NaN))).toBe('Start DateTime is not valid. Please Refresh the page.');
  });

  it('is judged as future before it is judged as too early', () => {
    expect(check('2026-11-21', '17:00', new Date('2026-11-21T18:00:00+05:30'))).toBe('Future DateTime is not allow.');
  });
});
