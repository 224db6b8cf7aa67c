import { describe, expect, it } from '@jest/globals';
import { relativeAge } from './relative-age';

const now = Date.parse('2026-11-21T14:05:00+05:30');
const ago = (hours: number, minutes: number, seconds = 0) => relativeAge(now - ((hours * 60 + minutes) * 60 + seconds) * 1000, now);

describe('relativeAge', () => {
  it.each([
    [ago(0, 0, 0), 'just now'],
    [ago(0, 0, 9), 'just now'],
    [ago(0, 0, -120), 'just now'],
    [ago(0, 0, 10), '10 secs ago'],
    [ago(0, 0, 59), '59 secs ago'],
    [ago(0, 1), '1 Min ago'],
    [ago(0, 59, 59), '59 Mins ago'],
    [ago(1, 0), '1 Hr ago'],
    [ago(1, 1), '1 Hr 1 Min ago'],
    [ago(2, 5), '2 Hrs 5 Mins ago'],
    [ago(26, 0, 30), '26 Hrs ago'],
    [ago(72, 0), '72 Hrs ago'],
  ])('%s', (text, expected) => {
    expect(text).toBe(expected);
  });
});
