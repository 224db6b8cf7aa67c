import { type FaultTypeWithReasons, reasonNames } from 'shared-contracts/constant/reason';


export interface Reason {
  id: number;
  faultType: FaultTypeWithReasons;
  name: string;
}

/** An id is 100 times the fault type and the position, so new ones go to the end of a list. */
export const reasons: readonly Reason[] = ([5, 6, 7] as const).flatMap((faultType) =>
  reasonNames[faultType].map((name, index) => ({ id: faultType * 100 + index + 1, faultType, name })),
);

const idsByFaultType = new Map(
  ([5, 6, 7] as const).map((faultType) => [faultType, reasons.filter((reason) => reason.faultType === faultType).map(({ id }) => id)]),
);

export function reasonIdsOf(faultType: FaultTypeWithReasons): readonly number[] {
  return idsByFaultType.get(faultType) ?? [];
}
