import type { FeederCategory } from 'shared-contracts/constant/category';
import { type FaultTypeCode, faultTypes, type InterruptionType, protectionInterruption } from 'shared-contracts/constant/fault-type';
import { annotate, type FaultAnnotation } from './fault-annotation';
import { categoryTraits, farmCategories } from './feeder-mix';
import { homeSubstationCode } from './home-substation';
import { createWeightedChooser, type Random } from './random';

interface Interruption {
  interruptionType: InterruptionType;
  faultType: FaultTypeCode | null;
}

/** More than five minutes, or not. */
export type Length = 'sustained' | 'transient';

const protectionShare = 0.7;
const manualTypes = [0, 1, 2, 4] as const;
const chooseManualType = createWeightedChooser([5, 60, 30, 5]);

export function isProtection(random: Random): boolean {
  return random.chance(protectionShare);
}

export function manualType(random: Random): InterruptionType {
  return manualTypes[chooseManualType(random)] ?? 1;
}

/** Operators catch up on the interruption category within days; one in a hundred is forgotten. */
function pendingProbability(ageDays: number): number {
  return 0.01 + 0.34 * Math.exp(-ageDays / 5);
}

const { protectionFault, emergencyShutdown, plannedShutdown, agPhaseChangeover, breakerTesting, noLstc } = faultTypes;
const manualFaults = [emergencyShutdown, plannedShutdown, agPhaseChangeover, breakerTesting, noLstc] as const;

/** Weights of `manualFaults`. A changeover is a farm feeder's affair; planned work is never over in five minutes. */
const chooseFault = {
  sustained: { farm: createWeightedChooser([60, 26, 7, 3, 4]), other: createWeightedChooser([60, 26, 0, 6, 8]) },
  transient: { farm: createWeightedChooser([20, 0, 60, 12, 8]), other: createWeightedChooser([45, 0, 0, 35, 20]) },
};

/** Type and fault type of an outage that has ended. */
export function closedInterruption(random: Random, category: FeederCategory, length: Length, ageDays: number): Interruption {
  if (isProtection(random)) return { interruptionType: protectionInterruption, faultType: protectionFault };
  const interruptionType = manualType(random);
  if (random.chance(pendingProbability(ageDays))) return { interruptionType, faultType: null };
  const choose = chooseFault[length][farmCategories.has(category) ? 'farm' : 'other'];
  const faultType = manualFaults[choose(random)] ?? noLstc;
  // Planned work takes its hours everywhere, so a category that is seldom out for long must have little of it.
  const isTooMuch = faultType === plannedShutdown && !random.chance(categoryTraits[category].meanMinutes / categoryTraits.ADOM.meanMinutes);
  return { interruptionType, faultType: isTooMuch ? emergencyShutdown : faultType };
}

/** Relay readings are noted mostly where supply stayed out; the demo operator's substation seldom forgets one. */
const readingShare = { home: 0.98, sustained: 0.7, transient: 0.1 } as const;

/** A person has set a manual fault type, and its details with it; a relay's readings are noted or not. */
export function annotationFor(
  random: Random,
  faultType: FaultTypeCode | null,
  length: Length,
  substationCode: string,
): FaultAnnotation | null {
  if (faultType === null) return null;
  const share = readingShare[substationCode === homeSubstationCode ? 'home' : length];
  if (faultType === protectionFault && !random.chance(share)) return null;
  return annotate(random, faultType);
}
