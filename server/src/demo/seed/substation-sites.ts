import { discoms } from 'shared-contracts/constant/company';
import { type VoltageClass, voltageClasses } from 'shared-contracts/constant/substation';
import { placesCalled } from './anchor';
import { apportion } from './apportion';
import seed from './data/org-seed.json';
import { feedersByDiscom } from './feeder-mix';
import { gujaratPlaces, nearest, type Place } from './geography';
import type { LocatedOffice } from './organisation';
import type { OrganisationTree } from './organisation-tree';
import type { ProfileSize } from './profile';
import { createWeightedChooser, type Random } from './random';

/** Where a substation is to stand, before it has a code. */
export interface Site {
  name: string;
  place: Place;
  /** Known for substations found in public sources; the others get what is left of the profile's classes. */
  voltageClass: VoltageClass | null;
  /** Only where the source says so; otherwise the nearest division. */
  division: LocatedOffice | null;
  isDivisionTown: boolean;
}

const places = gujaratPlaces.filter((place) => !/Complex|Port$/.test(place.name));

/** Known substations first, then one in the town of each division, then by the feeders that each company has. */
export function chooseSites(random: Random, size: ProfileSize, tree: OrganisationTree): Site[] {
  const count = voltageClasses.reduce((sum, voltageClass) => sum + size.substations[voltageClass], 0);
  const known = knownSites(random, tree.getcoDivisions, Math.ceil(count * 0.08));
  const towns = townSites(tree.getcoDivisions, Math.floor(count * 0.6));
  const first = [...known, ...towns];
  return [...first, ...spreadSites(random, first, count)];
}

/** A small profile has only those of Gondal, so that the division of the demo operator has neighbours. */
function knownSites(random: Random, divisions: readonly LocatedOffice[], most: number): Site[] {
  const gondalFirst = [...seed.substations].sort((left, right) => Number(right.circle === 'Gondal') - Number(left.circle === 'Gondal'));
  return gondalFirst.slice(0, most).flatMap((substation) => {
    const inCircle = divisions.filter((division) => division.circleName === substation.circle);
    const [main] = inCircle;
    const voltageClass = voltageClasses.find((known) => known === substation.voltageClass);
    if (main === undefined || voltageClass === undefined) return [];
    const [exact] = placesCalled(substation.name, 'GETCO').filter((place) => inCircle.includes(nearest(place, divisions)));
    const place = exact ?? random.pick(places.filter((candidate) => nearest(candidate, divisions) === main));
    return [{ name: substation.name, place, voltageClass, division: exact === undefined ? main : null, isDivisionTown: false }];
  });
}

/** The towns of the first divisions of all circles, then of the second ones, and so on. */
function townSites(divisions: readonly LocatedOffice[], most: number): Site[] {
  const order = [...divisions].sort(
    (left, right) => left.code.slice(4).localeCompare(right.code.slice(4)) || left.code.localeCompare(right.code),
  );
  return order.slice(0, most).map((division) => {
    const place = nearest(division, gujaratPlaces);
    return { name: division.name, place, voltageClass: null, division, isDivisionTown: true };
  });
}

function spreadSites(random: Random, taken: readonly Site[], count: number): Site[] {
  const wanted = apportion(count, discoms.map((discom) => feedersByDiscom[discom]));
  const sites = discoms.flatMap((discom, index) => {
    const inArea = places.filter((place) => place.district.discom === discom);
    const choose = createWeightedChooser(inArea.map((place) => 1 + Math.min(15, place.population / 50_000)));
    const missing = (wanted[index] ?? 0) - taken.filter((site) => site.place.district.discom === discom).length;
    return Array.from({ length: Math.max(0, missing) }, () => inArea[choose(random)] ?? random.pick(inArea));
  });
  return random.shuffled(sites).slice(0, count - taken.length).map((place) => ({
    name: place.name.replace(/ INA$/, ' GIDC'), place, voltageClass: null, division: null, isDivisionTown: false,
  }));
}
