export const seedProfiles = ['test', 'demo', 'full'] as const;
export type SeedProfile = (typeof seedProfiles)[number];

/** How much of the state a profile holds. The organisation tree is whole in each of them. */
export interface ProfileSize {
  /** Substations by voltage class in kV. */
  substations: Readonly<Record<33 | 66 | 132 | 220 | 400, number>>;
  feeders: number;
  historyDays: number;
  /** Outages drawn for the history, to which rates are scaled; 3 to 8 % fall away, because their feeder is out already. */
  drawnOutages: number;
  /** Pending outages between 2023-12-01 and the beginning of the history. */
  olderPending: number;
  open: number;
  employees: number;
}

/**
 * A year of `full`: at the measured rates 23,500 feeders have 5.9 million interruptions a year. The
 * profile keeps a third of them, in the same mix, so that five years are the agreed 10 million rows.
 */
const fullOutagesPerYear = 2_060_000;

export function sizeOf(profile: SeedProfile, years: number): ProfileSize {
  switch (profile) {
    case 'test':
      return {
        substations: { 33: 0, 66: 41, 132: 1, 220: 2, 400: 1 },
        feeders: 470, historyDays: 10, drawnOutages: 2_650, olderPending: 100, open: 24, employees: 150,
      };
    case 'demo':
      return {
        substations: { 33: 1, 66: 411, 132: 11, 220: 23, 400: 4 },
        feeders: 4_700, historyDays: 30, drawnOutages: 97_500, olderPending: 1_500, open: 46, employees: 1_200,
      };
    case 'full':
      return {
        substations: { 33: 25, 66: 2_030, 132: 57, 220: 115, 400: 20 },
        feeders: 23_500, historyDays: Math.round(365.25 * years), drawnOutages: fullOutagesPerYear * years,
        olderPending: 7_500, open: 240, employees: 20_000,
      };
  }
}
