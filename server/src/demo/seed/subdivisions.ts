import type { Discom } from 'shared-contracts/constant/company';
import { isSpellingOfTown, townOf } from './anchor';
import { apportion } from './apportion';
import { withUnit } from './eurja-code';
import { byDistance, gujaratPlaces, kilometresBetween, type Place, type Point } from './geography';
import { type LocatedOffice, orgTypes } from './organisation';

const fewestPerDivision = 3;
/** Estates and harbours are places on the map, but no sub-division is named after them. */
const unfitName = /INA$|Complex|Port$|Cantonment|^.{1,3}$/;

/**
 * The sub-divisions of a distribution company. A division has about as many as its share of the company's places. They
 * are named after its town ('Gondal Rural-1'), then after larger places around it.
 */
export function listSubdivisions(discom: Discom, divisions: readonly LocatedOffice[], count: number): LocatedOffice[] {
  const around = placesAround(discom, divisions);
  const spare = count - fewestPerDivision * divisions.length;
  const shares = apportion(spare, divisions.map((division) => Math.sqrt(1 + (around.get(division)?.length ?? 0))));
  const taken = new Set<string>();
  return divisions.flatMap((division, index) => {
    const wanted = fewestPerDivision + (shares[index] ?? 0);
    return sitesOf(division, around.get(division) ?? [], wanted, taken).map((site, position) => ({
      ...division, ...site, code: withUnit(division.code, position + 1), orgType: orgTypes.subdivision, subdivisionName: site.name,
    }));
  });
}

/** Every place goes to the nearest division; divisions of one town take turns. */
function placesAround(discom: Discom, divisions: readonly LocatedOffice[]): Map<LocatedOffice, Place[]> {
  const around = new Map<LocatedOffice, Place[]>(divisions.map((division) => [division, []]));
  for (const place of gujaratPlaces) {
    if (place.district.discom !== discom || unfitName.test(place.name) || isSpellingOfTown(place.name)) continue;
    const [first, ...others] = byDistance(place, divisions);
    if (first === undefined) continue;
    const sameTown = [first, ...others.filter((other) => kilometresBetween(other, first) < 0.1)];
    const load = (division: LocatedOffice) => around.get(division)?.length ?? 0;
    const chosen = sameTown.reduce((best, other) => (load(other) < load(best) ? other : best));
    around.get(chosen)?.push(place);
  }
  return around;
}

interface Site extends Point {
  name: string;
}

function sitesOf(division: LocatedOffice, places: readonly Place[], wanted: number, taken: Set<string>): Site[] {
  const byImportance = places
    .filter((place) => place.name !== townOf(division.name))
    .sort((left, right) => right.population - left.population || kilometresBetween(division, left) - kilometresBetween(division, right));
  const sites: Site[] = [];
  const add = (name: string, point: Point) => {
    if (sites.length >= wanted || taken.has(name)) return;
    taken.add(name);
    sites.push({ name, latitude: point.latitude, longitude: point.longitude });
  };
  const officesInTown = Math.max(2, Math.ceil(wanted / 2));
  for (let number = 0; number < officesInTown; number += 1) add(officeName(division, number), division);
  for (const place of byImportance) add(place.name, place);
  for (let number = officesInTown; sites.length < wanted; number += 1) add(officeName(division, number), division);
  return sites;
}

/** Divisions inside a city number their offices; a town has one office inside and others around it. */
function officeName(division: LocatedOffice, number: number): string {
  const { name, circleName } = division;
  if (/\d$/.test(name)) return `${name} (${String.fromCharCode(65 + number)})`;
  if (name !== townOf(name) || circleName?.endsWith(' City') === true) return `${name}-${number + 1}`;
  return number === 0 ? `${name} Town` : `${name} Rural-${number}`;
}
