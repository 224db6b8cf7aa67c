import { type FaultTypeCode, faultTypes, type InterruptionType, protectionInterruption } from 'shared-contracts/constant/fault-type';
import { annotate } from './fault-annotation';
import type { Feeder } from './feeders';
import { dayFromText, dayOf, daySeconds } from './indian-time';
import { homeSubstationCode } from './home-substation';
import type { PlannedOutage } from './outage';
import { createRandom } from './random';

/** One outage of the demo operator's substation, in minutes before now. */
interface Case {
  feeder: string;
  minutesAgo: number;
  /** Null while open. */
  seconds: number | null;
  type: InterruptionType;
  faultType: FaultTypeCode | null;
  isAnnotated?: boolean;
  isWithoutSfmsId?: boolean;
}

const { protectionFault, emergencyShutdown, plannedShutdown, agPhaseChangeover, breakerTesting, noLstc } = faultTypes;
const hours = (count: number) => count * 60;

/** Every row action has an outage it applies to, and most have a second one to try again. */
const cases: readonly Case[] = [
  // Open: an end can be added.
  { feeder: 'Navagam AG', minutesAgo: 40, seconds: null, type: 1, faultType: null },
  { feeder: 'Chamunda', minutesAgo: 190, seconds: null, type: protectionInterruption, faultType: protectionFault },
  { feeder: 'Udyognagar', minutesAgo: hours(26), seconds: null, type: 2, faultType: null },
  { feeder: 'Kagvad LL', minutesAgo: hours(97), seconds: null, type: 1, faultType: null },
  // Manual without fault type, at most five minutes: converts to protection after a confirmation.
  { feeder: 'Gondal Road', minutesAgo: hours(5), seconds: 130, type: 1, faultType: null },
  { feeder: 'Triveni AG', minutesAgo: hours(31), seconds: 300, type: 0, faultType: null },
  { feeder: 'Patel, Mehta & Sons', minutesAgo: hours(54), seconds: 45, type: 4, faultType: null },
  // The same, longer: converts with relay flag and conductor.
  { feeder: 'Ramdoot', minutesAgo: hours(8), seconds: 2_820, type: 1, faultType: null },
  { feeder: 'ખોડિયાર', minutesAgo: hours(35), seconds: 301, type: 2, faultType: null },
  { feeder: '=Shapar GIDC', minutesAgo: hours(60), seconds: 5_400, type: 4, faultType: null },
  // Shutdown details to correct: fault types 5 to 9.
  { feeder: 'Gondal Road', minutesAgo: hours(12), seconds: 4_500, type: 1, faultType: emergencyShutdown, isAnnotated: true },
  { feeder: 'Shree "Umiya" Ginning', minutesAgo: hours(80), seconds: 2_400, type: 2, faultType: emergencyShutdown, isAnnotated: true },
  { feeder: 'Chamunda', minutesAgo: hours(29), seconds: 14_400, type: 1, faultType: plannedShutdown, isAnnotated: true },
  { feeder: 'Akshar Solar', minutesAgo: hours(101), seconds: 18_000, type: 1, faultType: plannedShutdown, isAnnotated: true },
  { feeder: 'Triveni AG', minutesAgo: hours(15), seconds: 240, type: 1, faultType: agPhaseChangeover, isAnnotated: true },
  { feeder: 'Ranuja SKY', minutesAgo: hours(64), seconds: 180, type: 2, faultType: agPhaseChangeover, isAnnotated: true },
  { feeder: 'Suvarna Forge EHT', minutesAgo: hours(20), seconds: 600, type: 1, faultType: breakerTesting, isAnnotated: true },
  { feeder: 'Ramdoot', minutesAgo: hours(88), seconds: 150, type: 4, faultType: breakerTesting, isAnnotated: true },
  { feeder: 'Patel, Mehta & Sons', minutesAgo: hours(23), seconds: 900, type: 2, faultType: noLstc, isAnnotated: true },
  { feeder: 'Gondal Road', minutesAgo: hours(92), seconds: 200, type: 1, faultType: noLstc, isAnnotated: true },
  // Protection with fault current: recorded, and still to be recorded.
  {
    feeder: 'Navagam AG',
    minutesAgo: hours(10),
    seconds: 6_600,
    type: protectionInterruption,
    faultType: protectionFault,
    isAnnotated: true,
  },
  { feeder: 'ખોડિયાર', minutesAgo: hours(18), seconds: 3_900, type: protectionInterruption, faultType: protectionFault, isAnnotated: true },
  { feeder: 'Triveni AG', minutesAgo: hours(44), seconds: 7_200, type: protectionInterruption, faultType: protectionFault },
  { feeder: 'Udyognagar', minutesAgo: hours(70), seconds: 95, type: protectionInterruption, faultType: protectionFault },
  // Over in the second it began; twice within a minute; noted by hand, unknown to the monitoring system.
  { feeder: 'Ramdoot', minutesAgo: hours(47), seconds: 0, type: protectionInterruption, faultType: protectionFault, isAnnotated: true },
  { feeder: 'Navagam AG', minutesAgo: hours(51), seconds: 12, type: protectionInterruption, faultType: protectionFault, isAnnotated: true },
  {
    feeder: 'Navagam AG',
    minutesAgo: hours(51) - 0.5,
    seconds: 9,
    type: protectionInterruption,
    faultType: protectionFault,
    isAnnotated: true,
  },
  { feeder: 'Shree "Umiya" Ginning', minutesAgo: hours(39), seconds: 1_260, type: 1, faultType: null, isWithoutSfmsId: true },
];

/** The outages that the demo data promises for the substation of employee 1001. */
export function demoCases(feeders: readonly Feeder[], now: number): PlannedOutage[] {
  const random = createRandom('demo cases');
  const home = new Map(feeders.filter((feeder) => feeder.substation.code === homeSubstationCode).map((feeder) => [feeder.name, feeder]));
  const feederCalled = (name: string): Feeder => {
    const feeder = home.get(name);
    if (feeder === undefined) throw new RangeError(`The demo operator has no feeder ${name}.`);
    return feeder;
  };
  const promised = cases.map((one): PlannedOutage => {
    const start = now - one.minutesAgo * 60;
    return {
      feeder: feederCalled(one.feeder), start, end: one.seconds === null ? null : start + one.seconds, interruptionType: one.type,
      faultType: one.faultType, annotation: one.isAnnotated === true && one.faultType !== null ? annotate(random, one.faultType) : null,
      isWithoutSfmsId: one.isWithoutSfmsId ?? false,
    };
  });
  const pending = { interruptionType: 1, faultType: null, annotation: null } as const;
  return [
    ...promised,
    { feeder: feederCalled('Ramdoot'), ...overMidnight(dayOf(now) - 2), ...pending },
    { feeder: feederCalled('Akshar Solar'), ...overMidnight(latestLeapDay(now)), ...pending },
  ];
}

/** Begins eight minutes before the day ends, and ends on the next. */
function overMidnight(day: number) {
  const start = (day + 1) * daySeconds - 480;
  return { start, end: start + 3_000 };
}

/** The last 29 February. That of 2024 is within the pending report, so there always is one. */
function latestLeapDay(now: number): number {
  let latest = dayFromText('2024-02-29');
  for (let year = 2028; ; year += 4) {
    const day = dayFromText(`${year}-02-29`);
    if ((day + 2) * daySeconds > now) return latest;
    latest = day;
  }
}
