import { describe, expect, it } from '@jest/globals';
import { dateOf, daysBefore } from './calendar-day';
import { setDigits } from '../language/language-store';
import { switchLanguage } from '../language/switch-language';
import { formatDate, formatDateTime, formatTime, plainDateTime } from './format-time';

describe('times as people read them', () => {
  it('shows moments in India whatever their offset', () => {
    expect(formatDateTime('2026-11-21T14:05:09+05:30')).toBe('21-11-2026 14:05:09');
    expect(formatDateTime('2026-11-21T20:00:00Z')).toBe('22-11-2026 01:30:00');
    expect(formatTime('2026-11-21T08:35:00Z')).toBe('14:05:00');
  });

  it('has the digits that the user chose, except in files', async () => {
    await switchLanguage('gu');
    setDigits('native');
    expect([formatDate('2026-11-01'), formatTime('2026-11-21T08:35:00Z')]).toEqual(['૦૧-૧૧-૨૦૨૬', '૧૪:૦૫:૦૦']);
    expect(formatDateTime('2026-11-21T14:05:09+05:30')).toBe('૨૧-૧૧-૨૦૨૬ ૧૪:૦૫:૦૯');
    expect(plainDateTime('2026-11-21T14:05:09+05:30')).toBe('21-11-2026 14:05:09');
    setDigits('latin');
    expect(formatDate('2026-11-01')).toBe('01-11-2026');
    await switchLanguage('en');
  });

  it('leaves a plain date the day it is', () => {
    expect(formatDate('2026-11-01')).toBe('01-11-2026');
  });

  it.each([null, undefined, '', 'yesterday'])('shows nothing for %p', (moment) => {
    expect(formatDateTime(moment)).toBe('');
  });

  it('counts calendar days in India', () => {
    const lateEvening = Date.parse('2026-11-21T19:00:00Z');
    expect(dateOf(lateEvening)).toBe('2026-11-22');
    expect(daysBefore(lateEvening, 7)).toBe('2026-11-15');
  });
});
