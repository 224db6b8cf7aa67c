import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { durationClassOf } from './duration-class';
import { isInLiveWindow, liveDurations } from './live-window';

const minute = 60_000;

describe('the duration class', () => {
  it('changes after 5 minutes; an open outage has none', () => {
    expect([null, 0, 5 * minute, 5 * minute + 1].map(durationClassOf)).toEqual([null, 'Normal TT', 'Normal TT', 'Sustain Fault']);
    fc.assert(fc.property(fc.nat(), (ms) => expect(durationClassOf(ms)).toBe(ms > 300_000 ? 'Sustain Fault' : 'Normal TT')));
  });
});

describe('the live window', () => {
  const now = Date.parse('2026-11-21T14:05:00+05:30');
  const isShown = (ageMinutes: number, olderThan: number) => isInLiveWindow(now - ageMinutes * minute, now, olderThan);

  it('has the durations and labels of the filter', () => {
    expect(liveDurations.map(({ minutes }) => minutes)).toEqual([0, 120, 240, 360, 480, 600, 720, 1440]);
    expect(liveDurations.slice(1).map(({ label }) => label)).toEqual([2, 4, 6, 8, 10, 12, 24].map((hours) => `More than ${hours} Hours`));
  });

  it('shows what is older than the chosen duration and at most three days old', () => {
    expect(
      [
        [0, 0],
        [-1, 0],
        [4320, 0],
        [4320.01, 0],
        [120, 120],
        [120.01, 120],
        [4320, 1440],
      ].map(([age = 0, olderThan = 0]) => isShown(age, olderThan)),
    ).toEqual([true, true, true, false, false, true, true]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6000 }), fc.constantFrom(120, 240, 360, 480, 600, 720, 1440), (age, olderThan) =>
        expect(isShown(age, olderThan)).toBe(age > olderThan && age <= 4320)),
    );
  });

  it('shows less the longer the chosen duration is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6000 }), (age) => {
        const shown = liveDurations.map(({ minutes }) => isShown(age, minutes));
        expect(shown).toEqual([...shown].sort((a, b) => Number(b) - Number(a)));
      }),
    );
  });
});
