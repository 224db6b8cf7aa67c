import type { FeederCategory } from 'shared-contracts/constant/category';
import { discoms } from 'shared-contracts/constant/company';
import { apportion } from './apportion';
import { escapeCopyText } from '../../database/copy-text';
import { categoriesOf, categoryTraits } from './feeder-mix';
import { nameFeeder } from './feeder-names';
import { homeFeeders, homeSubstationCode } from './home-substation';
import { createRandom, type Random } from './random';
import type { Substation } from './substations';

export interface Feeder {
  /** Position in the list of all feeders. */
  index: number;
  id: string;
  name: string;
  category: FeederCategory;
  substation: Substation;
  subdivisionCode: string;
  consumers: number;
  population: number;
  villageCount: number;
  /** How often it trips, against the mean of its category: some lines are far worse than others. */
  weakness: number;
  /** The columns that every outage repeats, ready for COPY. */
  copyText: string;
}

interface Slot {
  substation: Substation;
  name: string | null;
  category: FeederCategory;
}

const peoplePerHousehold = 4.8;

export function buildFeeders(count: number, substations: readonly Substation[]): Feeder[] {
  const random = createRandom('feeders');
  const taken = new Map<string, Set<string>>();
  return slotsOf(random, count, substations).map(({ substation, name, category }, index) => {
    const names = taken.get(substation.code) ?? new Set<string>();
    taken.set(substation.code, names);
    const traits = categoryTraits[category];
    const id = String(100_001 + index);
    const feederName = name ?? nameFeeder(random, category, substation.place.name, names);
    const subdivisionCode = subdivisionOf(random, substation);
    const consumers = random.integer(...traits.consumers);
    return {
      index, id, name: feederName, category, substation, subdivisionCode,
      consumers,
      population: Math.round(consumers * traits.households * peoplePerHousehold),
      villageCount: random.integer(...traits.villages),
      weakness: Math.exp(0.6 * random.normal() - 0.18),
      copyText: [id, escapeCopyText(feederName), category, substation.code, subdivisionCode].join('\t'),
    };
  });
}

/** Two thirds serve the sub-division the substation stands in, the others its neighbours. */
function subdivisionOf(random: Random, { subdivisions, nearestSubdivision }: Substation): string {
  return random.chance(0.65) ? nearestSubdivision.code : random.pick(subdivisions).code;
}

/** Which feeders each substation has. The order of substations is kept, so that neighbours have neighbouring ids. */
function slotsOf(random: Random, count: number, substations: readonly Substation[]): Slot[] {
  const others = substations.filter((substation) => substation.code !== homeSubstationCode);
  const home = substations.filter((substation) => substation.code === homeSubstationCode);
  const counts = apportion(count - home.length * homeFeeders.length, others.map((substation) => feederWeight(random, substation)));
  const perSubstation = new Map<string, Slot[]>(substations.map((substation) => [substation.code, []]));
  for (const substation of home) {
    for (const feeder of homeFeeders) perSubstation.get(substation.code)?.push({ substation, ...feeder });
  }
  for (const discom of discoms) {
    const places = others.flatMap((substation, index) =>
      substation.place.district.discom === discom ? Array.from({ length: counts[index] ?? 0 }, () => substation) : [],
    );
    for (const slot of dealCategories(random, places, categoriesOf(discom, places.length))) {
      perSubstation.get(slot.substation.code)?.push(slot);
    }
  }
  return substations.flatMap((substation) => perSubstation.get(substation.code) ?? []);
}

function feederWeight(random: Random, { voltageClass }: Substation): number {
  if (voltageClass === 400) return random.between(1, 3);
  if (voltageClass === 220) return random.between(4, 8);
  return voltageClass === 33 ? random.between(2, 4) : random.between(6, 16);
}

/** Categories that ask for a kind of substation choose first: express and solar lines high voltage, streets a town. */
const choosers: readonly { category: FeederCategory; suits: (substation: Substation) => boolean }[] = [
  ...(['EHT', 'SOLAR'] as const).map((category) => ({ category, suits: ({ voltageClass }: Substation) => voltageClass >= 132 })),
  ...(['URBAN', 'GIDC', 'IND', 'HTEX'] as const).map((category) => ({ category, suits: ({ place }: Substation) => place.population > 0 })),
  ...(['LL', 'AGSKY', 'JGY', 'ADOM'] as const).map((category) => ({ category, suits: () => true })),
];

function dealCategories(random: Random, places: readonly Substation[], wanted: ReadonlyMap<FeederCategory, number>): Slot[] {
  let free = random.shuffled(places);
  return choosers.flatMap(({ category, suits }) => {
    // One in three goes anywhere: a village has a workshop, a town has fields.
    const ranked = free
      .map((substation) => ({ substation, rank: suits(substation) || random.chance(0.33) ? 0 : 1 }))
      .sort((left, right) => left.rank - right.rank)
      .map(({ substation }) => substation);
    const share = wanted.get(category) ?? 0;
    free = random.shuffled(ranked.slice(share));
    return ranked.slice(0, share).map((substation) => ({ substation, category, name: null }));
  });
}

export const feederColumns = [
  'id', 'name', 'category', 'substation_code', 'subdivision_code', 'population', 'village_count', 'consumers',
] as const;

export function feederRow(feeder: Feeder) {
  return [
    feeder.id, feeder.name, feeder.category, feeder.substation.code, feeder.subdivisionCode, feeder.population, feeder.villageCount,
    feeder.consumers,
  ];
}
