import type { FeederCategory } from 'shared-contracts/constant/category';
import type { Discom } from 'shared-contracts/constant/company';
import { apportion } from './apportion';

/** How the feeders of a category behave, measured on the yearly reports of the distribution companies. */
interface CategoryTraits {
  /** Sustained interruptions of a feeder in a dry month (April, seasonal factor 0.71). */
  sustainedPerMonth: number;
  /** Mean minutes out of a sustained interruption. */
  meanMinutes: number;
  consumers: readonly [number, number];
  /** Share of the consumers that are households; one household is 4.8 people. */
  households: number;
  villages: readonly [number, number];
}

export const categoryTraits: Readonly<Record<FeederCategory, CategoryTraits>> = {
  ADOM: { sustainedPerMonth: 6.9, meanMinutes: 95, consumers: [300, 480], households: 0.3, villages: [0, 3] },
  AGSKY: { sustainedPerMonth: 5, meanMinutes: 80, consumers: [150, 400], households: 0.2, villages: [0, 2] },
  JGY: { sustainedPerMonth: 3.6, meanMinutes: 42, consumers: [1_000, 1_550], households: 1, villages: [3, 6] },
  URBAN: { sustainedPerMonth: 2, meanMinutes: 31, consumers: [2_800, 4_600], households: 1, villages: [0, 0] },
  IND: { sustainedPerMonth: 1.5, meanMinutes: 50, consumers: [130, 300], households: 0.1, villages: [0, 1] },
  GIDC: { sustainedPerMonth: 1, meanMinutes: 45, consumers: [100, 300], households: 0, villages: [0, 0] },
  HTEX: { sustainedPerMonth: 0.8, meanMinutes: 60, consumers: [1, 3], households: 0, villages: [0, 0] },
  EHT: { sustainedPerMonth: 0.4, meanMinutes: 60, consumers: [1, 3], households: 0, villages: [0, 0] },
  SOLAR: { sustainedPerMonth: 0.4, meanMinutes: 60, consumers: [1, 5], households: 0, villages: [0, 0] },
  LL: { sustainedPerMonth: 0.4, meanMinutes: 60, consumers: [5, 20], households: 0.8, villages: [0, 0] },
};

export const farmCategories: ReadonlySet<string> = new Set<FeederCategory>(['ADOM', 'AGSKY']);

/** Share of a company's feeders in per cent. */
const shares: Readonly<Record<Discom, Readonly<Record<FeederCategory, number>>>> = {
  PGVCL: { ADOM: 52, AGSKY: 1, JGY: 27, URBAN: 9, IND: 5, GIDC: 2, HTEX: 3, EHT: 0.3, SOLAR: 0.4, LL: 0.3 },
  UGVCL: { ADOM: 50, AGSKY: 1, JGY: 27, URBAN: 9, IND: 6, GIDC: 2, HTEX: 4, EHT: 0.3, SOLAR: 0.4, LL: 0.3 },
  MGVCL: { ADOM: 30, AGSKY: 1, JGY: 35, URBAN: 18, IND: 7, GIDC: 4, HTEX: 4, EHT: 0.3, SOLAR: 0.4, LL: 0.3 },
  DGVCL: { ADOM: 18, AGSKY: 1, JGY: 30, URBAN: 24, IND: 12, GIDC: 8, HTEX: 6, EHT: 0.3, SOLAR: 0.4, LL: 0.3 },
};

/** Feeders of the whole state by company. */
export const feedersByDiscom: Readonly<Record<Discom, number>> = { PGVCL: 1_600, UGVCL: 1_260, DGVCL: 940, MGVCL: 900 };

const categories = [
  'ADOM',
  'AGSKY',
  'JGY',
  'URBAN',
  'IND',
  'GIDC',
  'HTEX',
  'EHT',
  'SOLAR',
  'LL',
] as const satisfies readonly FeederCategory[];

/** The categories of `count` feeders of a company: its shares, but no category without a feeder. */
export function categoriesOf(discom: Discom, count: number): Map<FeederCategory, number> {
  const least = count >= categories.length * 2 ? 1 : 0;
  const parts = apportion(count - least * categories.length, categories.map((category) => shares[discom][category]));
  return new Map(categories.map((category, index) => [category, least + (parts[index] ?? 0)]));
}
