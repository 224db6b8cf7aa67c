import { describe, expect, it } from '@jest/globals';
import { createFeedSchedule } from './feed-schedule';

const schedule = createFeedSchedule();
const day = (date: string) => schedule.between(new Date(`${date}T00:00:00+05:30`), new Date(`${date}T23:59:59+05:30`));
const minutes = ({ start, end }: { start: Date; end: Date }) => (end.getTime() - start.getTime()) / 60_000;

describe('the schedule of the simulated feed', () => {
  it('is the same whenever it is asked for', () => {
    expect(createFeedSchedule().between(new Date('2026-11-20T05:00:00Z'), new Date('2026-11-20T06:00:00Z'))).toEqual(
      schedule.between(new Date('2026-11-20T05:00:00Z'), new Date('2026-11-20T06:00:00Z')),
    );
  });

  it('has the measured rates: a dry day of 4,700 feeders about 740 sustained and 2,200 transient ones', () => {
    const april = Array.from({ length: 5 }, (_, index) => day(`2026-04-1${index}`)).flat();
    const transient = april.filter((outage) => minutes(outage) <= 5).length / 5;
    const sustained = april.length / 5 - transient;
    expect(Math.abs(transient - 2_200) / 2_200).toBeLessThan(0.15);
    expect(Math.abs(sustained - 740) / 740).toBeLessThan(0.15);
  });

  it('is busier in the monsoon', () => {
    const sustained = (date: string) => day(date).filter((outage) => minutes(outage) > 5).length;
    expect(sustained('2026-06-20') / sustained('2026-04-10')).toBeGreaterThan(1.6);
  });

  it('cuts at any moment without loss or repeat', () => {
    const from = new Date('2026-11-20T17:00:00Z');
    const until = new Date('2026-11-20T20:00:00Z');
    const pieces = Array.from({ length: 180 }, (_, minute) => {
      const after = new Date(from.getTime() + minute * 60_000);
      return schedule.between(after, new Date(after.getTime() + 60_000));
    });
    expect(pieces.flat()).toEqual(schedule.between(from, until));
  });

  it('knows its own numbers and no others', () => {
    const [outage] = day('2026-11-20');
    expect(schedule.find(outage?.sfmsId ?? '')).toEqual(outage);
    expect(outage?.sfmsId).toMatch(/^8\d{13}$/);
    for (const other of ['7000000001', '82026112099999', 'm-1', '']) expect(schedule.find(other)).toBeNull();
  });
});
