// Who recorded what about the outages of the demo operator's substation: the entries that the audit trail
// would hold, had people typed it all in. Read from the last backwards, each entry begins where the one
// before it ended, and the last ends at what the outage has recorded.
import { faultTypeLabels, faultTypes, type InterruptionType } from 'shared-contracts/constant/fault-type';
import type { RowAction } from 'shared-contracts/rule/row-action';
import { noDetail, type OutageAnnotation } from '../../faults/annotation';
import { isoText } from './indian-time';
import type { PlannedOutage } from './outage';
import { createRandom, type Random } from './random';

/** What a seeded outage has recorded, in the form of the audit trail. */
function recordedState({ interruptionType, faultType, end, annotation }: PlannedOutage): OutageAnnotation {
  const state = {
    ...noDetail,
    interruptionType,
    faultType,
    outageTypeName: faultType === null ? null : faultTypeLabels[faultType],
    faultEnd: end === null ? null : isoText(end),
  };
  if (annotation === null) return state;
  const { currents, ...detail } = annotation;
  const [faultCurrentR = null, faultCurrentY = null, faultCurrentB = null, faultCurrentG = null, faultCurrentN = null] = currents;
  return { ...state, ...detail, faultCurrentR, faultCurrentY, faultCurrentB, faultCurrentG, faultCurrentN };
}

export interface NumberedOutage {
  readonly id: number;
  readonly outage: PlannedOutage;
}

export interface TrailEntry {
  readonly outageId: number;
  /** Indian seconds. */
  readonly at: number;
  readonly action: RowAction;
  readonly before: OutageAnnotation;
  readonly after: OutageAnnotation;
}

/** A relay that nobody saw trip is first noted as a manual outage. */
const convertedShare = 0.12;
/** The monitoring system misses the return of supply now and then. */
const endedByHandShare = 0.06;
const firstManual: InterruptionType = 1;

/** In the order of time. */
export function listTrail(outages: readonly NumberedOutage[], now: number): TrailEntry[] {
  const random = createRandom('audit trail');
  return outages.flatMap((numbered) => trailOf(random, numbered, now)).sort((one, other) => one.at - other.at);
}

/** At most two entries: that it ended, then what it was. */
function trailOf(random: Random, { id: outageId, outage }: NumberedOutage, now: number): TrailEntry[] {
  const { end } = outage;
  if (end === null) return [];
  const after = recordedState(outage);
  const recording = recordingOf(random, outage, after);
  const afterEnd = recording?.before ?? after;
  const isEndedByHand = outage.isWithoutSfmsId === true || random.chance(endedByHandShare);
  const endedAt = Math.min(now, end + random.integer(60, 240));
  const recordedAt = Math.min(now, end + random.integer(300, 2_700));
  return [
    ...(isEndedByHand
      ? [{ outageId, at: endedAt, action: 'addEnd' as const, before: { ...afterEnd, faultEnd: null }, after: afterEnd }]
      : []),
    ...(recording ? [{ outageId, at: recordedAt, ...recording, after }] : []),
  ];
}

/** How the outage came to what it has recorded, null when nobody has recorded anything. */
function recordingOf(
  random: Random,
  { faultType, annotation }: PlannedOutage,
  after: OutageAnnotation,
): Pick<TrailEntry, 'action' | 'before'> | null {
  const pending = { ...after, ...noDetail, faultType: null, outageTypeName: null };
  if (faultType === null) return null;
  if (faultType !== faultTypes.protectionFault) return { action: 'updateShutdown', before: pending };
  if (annotation === null) return null;
  if (random.chance(convertedShare)) return { action: 'convertToProtection', before: { ...pending, interruptionType: firstManual } };
  return { action: 'updateFaultCurrent', before: { ...after, ...noDetail } };
}
