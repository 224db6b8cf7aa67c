import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { switchLanguage } from 'shared-ui/language';
import { RunningDuration } from './open-mark';

afterEach(async () => {
  jest.useRealTimers();
  await switchLanguage('en');
});

const showAt = (now: string) => {
  jest.useFakeTimers({ now: Date.parse(now) });
  render(<RunningDuration since="2026-11-20T11:00:20+05:30" />);
};

describe('how long an open outage has lasted', () => {
  it.each([
    ['2026-11-20T11:00:50+05:30', 'Just now'],
    ['2026-11-20T11:01:10+05:30', '1 Min so far'],
    ['2026-11-20T11:59:10+05:30', '59 Mins so far'],
    ['2026-11-20T12:00:30+05:30', '1 Hr so far'],
    ['2026-11-20T12:01:30+05:30', '1 Hr 1 Min so far'],
    ['2026-11-20T13:05:00+05:30', '2 Hrs 5 Mins so far'],
    ['2026-11-23T13:05:00+05:30', '74 Hrs 5 Mins so far'],
    // A clock that is behind the server's.
    ['2026-11-20T10:50:00+05:30', 'Just now'],
  ])('at %s: %s', (now, text) => {
    showAt(now);
    expect(screen.getByText(text)).toBeVisible();
  });

  it.each([
    ['gu', '2026-11-20T11:00:50+05:30', 'હમણાં જ'],
    ['gu', '2026-11-20T12:01:30+05:30', 'અત્યાર સુધી 1 કલાક 1 મિનિટ'],
    ['hi', '2026-11-20T11:01:10+05:30', 'अब तक 1 मिनट'],
    ['hi', '2026-11-20T12:01:30+05:30', 'अब तक 1 घंटा 1 मिनट'],
    ['hi', '2026-11-20T13:00:30+05:30', 'अब तक 2 घंटे'],
  ] as const)('in %s at %s: %s', async (language, now, text) => {
    await switchLanguage(language);
    showAt(now);
    expect(screen.getByText(text)).toBeVisible();
  });

  it('runs on by the minute', () => {
    showAt('2026-11-20T11:05:00+05:30');
    act(() => jest.advanceTimersByTime(120_000));
    expect(screen.getByText('7 Mins so far')).toBeVisible();
  });
});
