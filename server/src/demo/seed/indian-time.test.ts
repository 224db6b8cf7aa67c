import { describe, expect, it } from '@jest/globals';
import { calendarOf, dayFromText, dayOf, dayText, indianSeconds, isoText, momentText } from './indian-time';

describe('indian time', () => {
  it('writes a moment with the offset of India', () => {
    expect(momentText(indianSeconds(new Date('2026-11-21T08:35:07Z')))).toBe('2026-11-21 14:05:07+05:30');
    expect(momentText(indianSeconds(new Date('2024-02-28T18:30:00Z')))).toBe('2024-02-29 00:00:00+05:30');
  });

  it('writes the same moment for the audit trail', () => {
    expect(isoText(indianSeconds(new Date('2026-11-21T08:35:07Z')))).toBe('2026-11-21T08:35:07.000Z');
  });

  it('begins the day at midnight in India', () => {
    expect(dayText(dayOf(indianSeconds(new Date('2026-11-20T18:29:59Z'))))).toBe('2026-11-20');
    expect(dayText(dayOf(indianSeconds(new Date('2026-11-20T18:30:00Z'))))).toBe('2026-11-21');
    expect(calendarOf(dayFromText('2024-02-29'))).toEqual({ year: 2024, month: 2, dayOfMonth: 29 });
  });
});
