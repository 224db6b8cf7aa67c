import type { Indices, ReliabilityGroupRow } from 'shared-contracts/entity/reliability';

/** What the indices of some interruptions are made of: each interruption times those whom it left without supply. */
export interface ServedSums {
  readonly servedInterruptions: number;
  readonly servedMinutes: number;
  readonly servedMomentary: number;
}

/** What the database adds up for a company, a circle or a category. */
export interface GroupSums
  extends Pick<ReliabilityGroupRow, 'name' | 'company' | 'feeders' | 'served' | 'sustained' | 'momentary'>,
    ServedSums {
  /** Those of them that began on major event days. */
  readonly major: ServedSums;
}

function ratio(amount: number, of: number): number | null {
  return of === 0 ? null : amount / of;
}

/** SAIFI, SAIDI (minutes), CAIDI (minutes) and MAIFI of IEEE 1366. */
export function indices({ servedInterruptions, servedMinutes, servedMomentary }: ServedSums, served: number): Indices {
  return {
    saifi: ratio(servedInterruptions, served),
    saidi: ratio(servedMinutes, served),
    caidi: ratio(servedMinutes, servedInterruptions),
    maifi: ratio(servedMomentary, served),
  };
}

const none: ServedSums = { servedInterruptions: 0, servedMinutes: 0, servedMomentary: 0 };

/** Differences of floating point are not quite 0 where they should be. */
const least = 1e-9;

function combined(one: ServedSums, other: ServedSums, sign: 1 | -1): ServedSums {
  const of = (a: number, b: number) => {
    const amount = a + sign * b;
    return Math.abs(amount) < least * Math.abs(a) ? 0 : amount;
  };
  return {
    servedInterruptions: of(one.servedInterruptions, other.servedInterruptions),
    servedMinutes: of(one.servedMinutes, other.servedMinutes),
    servedMomentary: of(one.servedMomentary, other.servedMomentary),
  };
}

export function groupRow({ name, company, feeders, served, sustained, momentary, major, ...sums }: GroupSums): ReliabilityGroupRow {
  return {
    name,
    company,
    feeders,
    served,
    sustained,
    momentary,
    ...indices(sums, served),
    withoutMajorEvents: indices(combined(sums, major, -1), served),
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
    ...groups.reduce((total, group) => combined(total, group, 1), none),
    major: groups.reduce((total, { major }) => combined(total, major, 1), none),
  };
}
