// Open outages for tests.
import { toIndianMoment } from 'shared-contracts/constant/indian-time';
import type { LiveOutage } from 'shared-contracts/realtime/live-stream';

/** The moment at which the tests take place. */
export const testNow = Date.parse('2026-11-21T14:05:00+05:30');

export function minutesAgo(minutes: number): number {
  return testNow - minutes * 60_000;
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
    eventDateTime: toIndianMoment(oTime),
    oTime,
    villageCount: 4,
    interruptionType: 3,
    latitude: 22.61,
    longitude: 70.94,
    ...given,
  };
}
