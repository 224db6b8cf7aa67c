import type { ReliabilityGroupRow } from 'shared-contracts/entity/reliability';

/** What the database adds up for a company, a circle or a category. */
export interface GroupSums extends Pick<ReliabilityGroupRow, 'name' | 'company' | 'feeders' | 'served' | 'sustained' | 'momentary'> {
  /** Each interruption times those whom its feeder serves. */
  readonly servedInterruptions: number;
  readonly servedMinutes: number;
  readonly servedMomentary: number;
}

function ratio(amount: number, of: number): number | null {
  return of === 0 ? null : amount / of;
}

/** SAIFI, SAIDI (minutes), CAIDI (minutes) and MAIFI of IEEE 1366. */
export function indicesOf({ servedInterruptions, servedMinutes, servedMomentary, ...row }: GroupSums): ReliabilityGroupRow {
  return {
    ...row,
    saifi: ratio(servedInterruptions, row.served),
    saidi: ratio(servedMinutes, row.served),
    caidi: ratio(servedMinutes, servedInterruptions),
    maifi: ratio(servedMomentary, row.served),
  };
}

/** All groups together. */
export function totalOf(groups: readonly GroupSums[]): GroupSums {
  const sum = (amount: (group: GroupSums) => number) => groups.reduce((total, group) => total + amount(group), 0);
  return {
    name: 'Total',
    company: null,
    feeders: sum(({ feeders }) => feeders),
    served: sum(({ served }) => served),
    sustained: sum(({ sustained }) => sustained),
    momentary: sum(({ momentary }) => momentary),
    servedInterruptions: sum(({ servedInterruptions }) => servedInterruptions),
    servedMinutes: sum(({ servedMinutes }) => servedMinutes),
    servedMomentary: sum(({ servedMomentary }) => servedMomentary),
  };
}
