import {
  type Phase, phases, type RelayFlag, relayFlags, type ShutdownTaker, shutdownTakers, type YesNo,
} from 'shared-contracts/constant/fault-detail';
import { type FaultTypeCode, faultTypes } from 'shared-contracts/constant/fault-type';
import { mobileNumber, personName } from './person';
import { createWeightedChooser, type Random } from './random';
import { reasonIdsOf } from '../../database/reasons';

/** What people have recorded about an outage: a row of `fault_detail` without its id. */
export interface FaultAnnotation {
  shutdownTakenBy: ShutdownTaker | null;
  discomEmpNo: string | null;
  getcoEmpNo: string | null;
  lcTaken: YesNo | null;
  lcNo: string | null;
  lcEmpNo: string | null;
  otherMobile: string | null;
  otherName: string | null;
  reasonIds: readonly number[];
  relayFlag: RelayFlag | null;
  brokenConductor: YesNo | null;
  phase: Phase | null;
  /** Kilo-amperes of R, Y, B, G, N. */
  currents: readonly (number | null)[];
}

const noCurrents: readonly null[] = [null, null, null, null, null];
const empty: FaultAnnotation = {
  shutdownTakenBy: null,
  discomEmpNo: null,
  getcoEmpNo: null,
  lcTaken: null,
  lcNo: null,
  lcEmpNo: null,
  otherMobile: null,
  otherName: null,
  reasonIds: [],
  relayFlag: null,
  brokenConductor: null,
  phase: null,
  currents: noCurrents,
};

/** Over current, earth fault, both, then the three high-set (near and heavy) ones. */
const chooseRelayFlag = createWeightedChooser([35, 30, 20, 6, 5, 4]);
const chooseTaker = createWeightedChooser([70, 20, 10]);

/** Null for breaker tests and outages without loss of supply: their fault type says all. */
export function annotate(random: Random, faultType: FaultTypeCode): FaultAnnotation | null {
  switch (faultType) {
    case faultTypes.protectionFault:
      return protectionAnnotation(random);
    case faultTypes.emergencyShutdown:
      return emergencyAnnotation(random);
    case faultTypes.plannedShutdown:
      return { ...empty, ...lineClear(random), reasonIds: someReasons(random, faultType) };
    case faultTypes.agPhaseChangeover:
      return { ...empty, reasonIds: someReasons(random, faultType) };
    default:
      return null;
  }
}

function emergencyAnnotation(random: Random): FaultAnnotation {
  const shutdownTakenBy = shutdownTakers[chooseTaker(random)] ?? 'Discom Employee';
  return {
    ...empty,
    shutdownTakenBy,
    discomEmpNo: shutdownTakenBy === 'Discom Employee' ? employeeNumber(random) : null,
    getcoEmpNo: shutdownTakenBy === 'Getco Employee' ? employeeNumber(random) : null,
    otherMobile: shutdownTakenBy === 'Other' ? mobileNumber(random) : null,
    otherName: shutdownTakenBy === 'Other' ? personName(random) : null,
    ...(random.chance(0.6) ? lineClear(random) : { lcTaken: 'No' as const }),
    reasonIds: someReasons(random, faultTypes.emergencyShutdown),
  };
}

/** Line clear, the permit to work, comes from a serially numbered book. */
function lineClear(random: Random) {
  return { lcTaken: 'Yes' as const, lcNo: String(random.integer(1_000, 99_999)), lcEmpNo: employeeNumber(random) };
}

function protectionAnnotation(random: Random): FaultAnnotation {
  const relayFlag = relayFlags[chooseRelayFlag(random)] ?? 'Over Current';
  const hasEarthFault = relayFlag.includes('Earth Fault');
  const phase = faultPhase(random, hasEarthFault);
  const reach: readonly [number, number] = relayFlag.includes('Highset') ? [3, 8] : [0.3, 4];
  const line = (name: string) => (phase.includes(name) ? kiloAmperes(random, ...reach) : null);
  return {
    ...empty,
    relayFlag,
    brokenConductor: random.chance(0.12) ? 'Yes' : 'No',
    phase,
    currents: [
      line('R'),
      line('Y'),
      line('B'),
      hasEarthFault ? kiloAmperes(random, 0.3, 2.5) : null,
      hasEarthFault ? kiloAmperes(random, 0.3, 2) : null,
    ],
  };
}

/** An earth fault is mostly one line on the ground; without earth it takes two lines at least. */
function faultPhase(random: Random, hasEarthFault: boolean): Phase {
  const count = hasEarthFault && random.chance(0.6) ? 1 : random.chance(0.75) ? 2 : 3;
  return random.pick(phases.filter((phase) => phase.length === count));
}

function kiloAmperes(random: Random, low: number, high: number): number {
  return Math.round(random.between(low, high) * 10) / 10;
}

function employeeNumber(random: Random): string {
  return String(random.integer(10_001, 49_999));
}

function someReasons(random: Random, faultType: 5 | 6 | 7): number[] {
  const ids = reasonIdsOf(faultType);
  const first = random.pick(ids);
  const second = random.pick(ids);
  // In the order in which the server keeps them.
  return random.chance(0.25) && second !== first ? [first, second].sort((one, other) => one - other) : [first];
}

export const faultDetailColumns = [
  'outage_id',
  'shutdown_taken_by',
  'shutdown_taken_by_emp_no',
  'getco_emp_no',
  'lc_taken',
  'lc_no',
  'lc_taken_by',
  'other_mobile',
  'other_name',
  'reason_ids',
  'relay_flag',
  'broken_conductor',
  'phase',
  'ka_r',
  'ka_y',
  'ka_b',
  'ka_g',
  'ka_n',
] as const;

export function faultDetailRow(outageId: number, annotation: FaultAnnotation) {
  return [
    outageId, annotation.shutdownTakenBy, annotation.discomEmpNo, annotation.getcoEmpNo, annotation.lcTaken, annotation.lcNo,
    annotation.lcEmpNo, annotation.otherMobile, annotation.otherName, annotation.reasonIds, annotation.relayFlag,
    annotation.brokenConductor, annotation.phase, ...annotation.currents,
  ];
}
