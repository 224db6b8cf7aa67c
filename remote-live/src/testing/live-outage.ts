// Open outages for tests.
import type { LiveOutage } from 'shared-contracts/realtime/live-stream';

/** The moment at which the tests take place. */
export const testNow = Date.parse('2026-11-21T14:05:00+05:30');

export function minutesAgo(minutes: number): number {
  return testNow - minutes * 60_000;
}

/** An IST moment on the wire. */
export function momentOf(epoch: number): string {
  return `${new Date(epoch + 19_800_000).toISOString().slice(0, 19)}+05:30`;
}

export function liveOutage(sfmsId: string, given: Partial<LiveOutage> = {}): LiveOutage {
  const oTime = given.oTime ?? minutesAgo(30);
  return {
    id: 1,
    sfmsId,
    feederId: `F-${sfmsId}`,
    feederName: `Feeder ${sfmsId}`,
    category: 'JGY',
    discomCompanyName: 'PGVCL',
    discomCircleName: 'Morbi',
    discomDivisionName: 'Morbi-2',
    subdivisionName: 'Wankaner Rural',
    substationName: '66 kV Jalida',
    population: 4800,
    eventDateTime: momentOf(oTime),
    oTime,
    villageCount: 4,
    interruptionType: 3,
    latitude: 22.61,
    longitude: 70.94,
    ...given,
  };
}
