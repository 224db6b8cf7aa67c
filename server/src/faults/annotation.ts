// What people can record about an outage, as one flat record: the form in which the audit trail
// keeps it before and after a change.
import type { Selectable } from 'kysely';
import { faultTypeLabels, faultTypes, protectionInterruption } from 'shared-contracts/constant/fault-type';
import type { FaultCurrent } from 'shared-contracts/entity/fault-current';
import type { FaultDetailTable, OutageTable } from '../database/schema';

export interface OutageAnnotation {
  readonly interruptionType: number;
  readonly faultType: number | null;
  readonly outageTypeName: string | null;
  /** ISO 8601 in UTC, to the millisecond; null while open. */
  readonly faultEnd: string | null;
  readonly shutdownTakenBy: string | null;
  readonly discomEmpNo: string | null;
  readonly getcoEmpNo: string | null;
  readonly lcTaken: string | null;
  readonly lcNo: string | null;
  readonly lcEmpNo: string | null;
  readonly otherMobile: string | null;
  readonly otherName: string | null;
  readonly reasonIds: readonly number[];
  readonly relayFlag: string | null;
  readonly brokenConductor: string | null;
  readonly phase: string | null;
  /** Kilo-amperes. */
  readonly faultCurrentR: number | null;
  readonly faultCurrentY: number | null;
  readonly faultCurrentB: number | null;
  readonly faultCurrentG: number | null;
  readonly faultCurrentN: number | null;
}

const noShutdown = {
  shutdownTakenBy: null, discomEmpNo: null, getcoEmpNo: null, lcTaken: null, lcNo: null, lcEmpNo: null,
  otherMobile: null, otherName: null, reasonIds: [],
} as const satisfies Partial<OutageAnnotation>;

const noProtection = {
  relayFlag: null, brokenConductor: null, phase: null,
  faultCurrentR: null, faultCurrentY: null, faultCurrentB: null, faultCurrentG: null, faultCurrentN: null,
} as const satisfies Partial<OutageAnnotation>;

/** Everything that a popup can fill in, empty: an outage is a shutdown or a protection outage, never both. */
export const noDetail = { ...noShutdown, ...noProtection } as const;

export interface ProtectionDetail {
  readonly relayFlag: string | null;
  readonly brokenConductor: string | null;
  readonly phase: string | null;
  readonly faultCurrent: FaultCurrent | null;
}

/** The outage as a protection outage with these details. */
export function asProtection(before: OutageAnnotation, { relayFlag, brokenConductor, phase, faultCurrent }: ProtectionDetail): OutageAnnotation {
  return {
    ...before,
    ...noDetail,
    interruptionType: protectionInterruption,
    faultType: faultTypes.protectionFault,
    outageTypeName: faultTypeLabels[faultTypes.protectionFault],
    relayFlag,
    brokenConductor,
    phase,
    faultCurrentR: faultCurrent?.R ?? null,
    faultCurrentY: faultCurrent?.Y ?? null,
    faultCurrentB: faultCurrent?.B ?? null,
    faultCurrentG: faultCurrent?.G ?? null,
    faultCurrentN: faultCurrent?.N ?? null,
  };
}

const toNumber = (amount: string | null | undefined) => (amount === null || amount === undefined ? null : Number(amount));

/** From the rows of the database; an outage without a detail row has nothing recorded. */
export function annotationOf(outage: Selectable<OutageTable>, detail: Selectable<FaultDetailTable> | undefined): OutageAnnotation {
  return {
    interruptionType: outage.interruption_type,
    faultType: outage.fault_type,
    outageTypeName: outage.outage_type_name,
    faultEnd: outage.fault_end?.toISOString() ?? null,
    shutdownTakenBy: detail?.shutdown_taken_by ?? null,
    discomEmpNo: detail?.shutdown_taken_by_emp_no ?? null,
    getcoEmpNo: detail?.getco_emp_no ?? null,
    lcTaken: detail?.lc_taken ?? null,
    lcNo: detail?.lc_no ?? null,
    lcEmpNo: detail?.lc_taken_by ?? null,
    otherMobile: detail?.other_mobile ?? null,
    otherName: detail?.other_name ?? null,
    reasonIds: detail?.reason_ids ?? [],
    relayFlag: detail?.relay_flag ?? null,
    brokenConductor: detail?.broken_conductor ?? null,
    phase: detail?.phase ?? null,
    faultCurrentR: toNumber(detail?.ka_r),
    faultCurrentY: toNumber(detail?.ka_y),
    faultCurrentB: toNumber(detail?.ka_b),
    faultCurrentG: toNumber(detail?.ka_g),
    faultCurrentN: toNumber(detail?.ka_n),
  };
}

/** The columns of `fault_detail`, without the outage's id. */
export function detailColumns(annotation: OutageAnnotation) {
  return {
    shutdown_taken_by: annotation.shutdownTakenBy,
    shutdown_taken_by_emp_no: annotation.discomEmpNo,
    getco_emp_no: annotation.getcoEmpNo,
    lc_taken: annotation.lcTaken,
    lc_no: annotation.lcNo,
    lc_taken_by: annotation.lcEmpNo,
    other_mobile: annotation.otherMobile,
    other_name: annotation.otherName,
    reason_ids: [...annotation.reasonIds],
    relay_flag: annotation.relayFlag,
    broken_conductor: annotation.brokenConductor,
    phase: annotation.phase,
    ka_r: annotation.faultCurrentR,
    ka_y: annotation.faultCurrentY,
    ka_b: annotation.faultCurrentB,
    ka_g: annotation.faultCurrentG,
    ka_n: annotation.faultCurrentN,
  };
}
