import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { categoryTraits } from './feeder-mix';
import { buildFeeders } from './feeders';
import { dayOf, indianSeconds } from './indian-time';
import type { PlannedOutage } from './outage';
import { scheduleOutages } from './outage-schedule';
import { buildOrganisationTree } from './organisation-tree';
import { sizeOf } from './profile';
import { buildSubstations } from './substations';

const moment = new Date('2026-11-21T08:35:07Z');
const now = indianSeconds(moment);
const size = sizeOf('demo', 1);
const feeders = buildFeeders(size.feeders, buildSubstations(size, buildOrganisationTree()));

function collect(): PlannedOutage[] {
  const schedule = scheduleOutages(size, feeders, moment);
  const outages: PlannedOutage[] = [];
  for (let day = schedule.firstDay; day <= schedule.lastDay; day += 1) outages.push(...schedule.outagesOn(day));
  return outages;
}

const fingerprint = (outages: readonly PlannedOutage[]) => {
  const hash = createHash('sha256');
  for (const { feeder, start, end, interruptionType, faultType, annotation } of outages) {
    hash.update(JSON.stringify([feeder.id, start, end, interruptionType, faultType, annotation]));
  }
  return hash.digest('hex');
};

const outages = collect();
const open = outages.filter((outage) => outage.end === null);
const seconds = ({ start, end }: PlannedOutage) => (end ?? now) - start;

describe('outage schedule of the demo', () => {
  it('is the same every time for the same moment', () => {
    expect(fingerprint(collect())).toBe(fingerprint(outages));
  });

  it('has about 90,000 outages in 30 days and 1,500 pending ones before', () => {
    const first = now - 30 * 86_400;
    const recent = outages.filter((outage) => outage.start >= first);
    expect(Math.abs(recent.length - 90_000)).toBeLessThan(3_000);
    const older = outages.filter((outage) => outage.start < first);
    expect(older.length).toBeGreaterThanOrEqual(1_500);
    expect(older.every((outage) => outage.faultType === null && outage.interruptionType !== 3)).toBe(true);
    expect(Math.min(...older.map((outage) => outage.start))).toBeGreaterThanOrEqual(indianSeconds(new Date('2023-11-30T18:30:00Z')));
  });

  it('comes in the order of time and ends by now', () => {
    const isInOrder = (outage: PlannedOutage, index: number) => outage.start >= (outages[index - 1]?.start ?? 0);
    const isOver = ({ start, end }: PlannedOutage) => start <= now && (end === null || (end >= start && end <= now));
    expect(outages.filter((outage, index) => !isInOrder(outage, index) || !isOver(outage))).toEqual([]);
  });

  it('has 40 to 60 open outages, of every category and every step of the duration filter, some forgotten', () => {
    expect(open.length).toBeGreaterThanOrEqual(40);
    expect(open.length).toBeLessThanOrEqual(60);
    const inLiveWindow = open.filter((outage) => seconds(outage) <= 4_320 * 60);
    expect(new Set(inLiveWindow.map((outage) => outage.feeder.category))).toEqual(new Set(Object.keys(categoryTraits)));
    expect(new Set(open.map((outage) => outage.feeder.id)).size).toBe(open.length);
    const steps = [0, 120, 240, 360, 480, 600, 720, 1_440, 4_320].map((minutes) => minutes * 60);
    steps.forEach((step, index) => {
      const inStep = open.filter((outage) => seconds(outage) > step && seconds(outage) <= (steps[index + 1] ?? Infinity));
      expect(inStep.length).toBeGreaterThan(0);
    });
  });

  it('never trips a feeder that is out', () => {
    const endOf = new Map<string, number>();
    const overlaps = outages.filter((outage) => {
      const isOut = outage.start <= (endOf.get(outage.feeder.id) ?? -1);
      endOf.set(outage.feeder.id, Math.max(endOf.get(outage.feeder.id) ?? -1, outage.end ?? Infinity));
      return isOut && outage.start > now - 30 * 86_400;
    });
    expect(overlaps).toEqual([]);
  });

  it('has the shares the recipe asks for', () => {
    const share = (test: (outage: PlannedOutage) => boolean) => outages.filter(test).length / outages.length;
    expect(share((outage) => outage.interruptionType === 3)).toBeCloseTo(0.69, 1);
    expect(share((outage) => outage.end !== null && seconds(outage) <= 300)).toBeCloseTo(0.7, 1);
    expect(outages.every((outage) => outage.faultType !== 7 || ['ADOM', 'AGSKY'].includes(outage.feeder.category))).toBe(true);
    expect(outages.every((outage) => (outage.interruptionType === 3) === (outage.faultType === 4))).toBe(true);
    const sustained = outages.filter((outage) => outage.end !== null && seconds(outage) > 300 && outage.feeder.category === 'ADOM');
    const meanMinutes = sustained.reduce((sum, outage) => sum + seconds(outage), 0) / sustained.length / 60;
    expect(Math.abs(meanMinutes - categoryTraits.ADOM.meanMinutes)).toBeLessThan(15);
  });

  it('has an outage that crosses the leap day', () => {
    expect(outages.some(({ start, end }) => dayOf(start) === 19_782 && end !== null && dayOf(end) === 19_783)).toBe(true);
  });
});
