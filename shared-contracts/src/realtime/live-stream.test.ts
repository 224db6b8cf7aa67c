import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { liveAddedSchema, liveEvents, liveRemovedSchema, liveSnapshotSchema } from './live-stream';

const currentDatetime = '2026-11-21T14:05:00+05:30';
const outage = {
  id: 1,
  sfmsId: 'S1',
  feederName: 'F',
  feederId: 'F1',
  category: 'JGY',
  discomCompanyName: 'PGVCL',
  discomCircleName: 'C',
  discomDivisionName: null,
  subdivisionName: 'SD',
  substationName: 'SS',
  population: 100,
  eventDateTime: currentDatetime,
  oTime: 1_795_250_100_000,
  villageCount: 2,
  interruptionType: 3,
};

describe('the live stream', () => {
  it('has the names of the wire', () => {
    expect(Object.values(liveEvents)).toEqual(['subscribe', 'initialOpenOutagesTopic', 'newOutage', 'removeOutage']);
  });

  it('tells the list, additions (1) and removals (0); more fields are tolerated', () => {
    const removeOutage = { id: 1, sfmsId: 'S1' };
    expect(v.parse(liveSnapshotSchema, { openOutages: [{ ...outage, more: 1 }], currentDatetime })).toEqual({
      openOutages: [outage],
      currentDatetime,
    });
    expect(v.is(liveAddedSchema, { addOutage: outage, eventType: 1, currentDatetime })).toBe(true);
    expect(v.is(liveAddedSchema, { addOutage: outage, eventType: 0, currentDatetime })).toBe(false);
    expect(v.is(liveRemovedSchema, { removeOutage, eventType: 0, currentDatetime })).toBe(true);
    expect(v.is(liveRemovedSchema, { removeOutage, eventType: 1, currentDatetime })).toBe(false);
  });

  it('misses no field of a live outage', () => {
    for (const name of Object.keys(outage)) {
      const { issues = [] } = v.safeParse(liveSnapshotSchema, { openOutages: [{ ...outage, [name]: undefined }], currentDatetime });
      expect(issues.map((issue) => v.getDotPath(issue))).toEqual([`openOutages.0.${name}`]);
    }
  });
});
