import { type VoltageClass, voltageClasses } from 'shared-contracts/constant/substation';
import { withUnit } from './eurja-code';
import { byDistance, kilometresBetween, movedBy, type Place, type Point } from './geography';
import { type LocatedOffice, type Organisation, orgTypes } from './organisation';
import type { OrganisationTree } from './organisation-tree';
import type { ProfileSize } from './profile';
import { createRandom, type Random } from './random';
import { chooseSites, type Site } from './substation-sites';
import { equipmentOf, type Equipment } from './substation-equipment';

export interface Substation extends Organisation, Point, Equipment {
  place: Place;
  voltageClass: VoltageClass;
  /** The nearest sub-division, also of a 400 kV substation, whose few feeders have to belong somewhere. */
  nearestSubdivision: LocatedOffice;
  /** Sub-divisions that its feeders may serve, likeliest first. */
  subdivisions: readonly LocatedOffice[];
}

/** A division has two digits for its substations; the free ones are for those that users add. */
const mostPerDivision = 80;
const jitterKilometres = 4;

export function buildSubstations(size: ProfileSize, tree: OrganisationTree): Substation[] {
  const random = createRandom('substations');
  const perDivision = new Map<string, number>();
  const names = new Set<string>();
  const classes = remainingClasses(random, size, chooseSites(random, size, tree));
  return classes.map(({ site, voltageClass }) => {
    const point = movedBy(random, site.place, jitterKilometres);
    const division = divisionFor(site, tree.getcoDivisions, perDivision);
    const unit = (perDivision.get(division.code) ?? 0) + 1;
    perDivision.set(division.code, unit);
    const subdivisions = subdivisionsFor(random, site, point, tree.subdivisions);
    const [nearestSubdivision] = subdivisions;
    if (nearestSubdivision === undefined) throw new RangeError(`No sub-division serves ${site.place.name}.`);
    const name = freeName(names, `${voltageClass} kV ${site.name}`);
    const code = withUnit(division.code, unit);
    return {
      code,
      orgType: orgTypes.substation,
      name,
      companyName: 'GETCO',
      circleName: division.circleName,
      divisionName: division.divisionName,
      subdivisionName: null,
      substationName: name,
      ...point,
      ...equipmentOf(random, code, voltageClass, site.place.district),
      place: site.place,
      voltageClass,
      nearestSubdivision,
      subdivisions,
    };
  });
}

/** Sites with a known voltage class keep it; the classes that are left are dealt out at random. */
function remainingClasses(random: Random, size: ProfileSize, sites: readonly Site[]) {
  const left = new Map<VoltageClass, number>(voltageClasses.map((voltageClass) => [voltageClass, size.substations[voltageClass]]));
  for (const { voltageClass } of sites) if (voltageClass !== null) left.set(voltageClass, (left.get(voltageClass) ?? 0) - 1);
  const deck = random.shuffled(
    [...left].flatMap(([voltageClass, count]) => Array.from({ length: Math.max(0, count) }, () => voltageClass)),
  );
  return sites.map((site) => ({ site, voltageClass: site.voltageClass ?? deck.pop() ?? 66 }));
}

function divisionFor(site: Site, divisions: readonly LocatedOffice[], perDivision: ReadonlyMap<string, number>): LocatedOffice {
  if (site.division !== null) return site.division;
  const open = byDistance(site.place, divisions).find((division) => (perDivision.get(division.code) ?? 0) < mostPerDivision);
  if (open === undefined) throw new RangeError('Every division of GETCO is full.');
  return open;
}

/**
 * Sub-divisions of the company of the district, nearest first. Those of one town stand on one point, so a few random
 * kilometres deal the substations out among them. A substation in a division's own town serves the town.
 */
function subdivisionsFor(random: Random, site: Site, point: Point, subdivisions: readonly LocatedOffice[]): LocatedOffice[] {
  const uncertainty = site.isDivisionTown ? 0 : 6;
  const from = site.isDivisionTown ? site.place : point;
  return subdivisions
    .filter((subdivision) => subdivision.companyName === site.place.district.discom)
    .map((subdivision) => ({ subdivision, distance: kilometresBetween(from, subdivision) + random.between(0, uncertainty) }))
    .sort((left, right) => left.distance - right.distance)
    .slice(0, 4)
    .map(({ subdivision }) => subdivision);
}

function freeName(names: Set<string>, wanted: string): string {
  let name = wanted;
  for (let number = 2; names.has(name); number += 1) name = `${wanted}-${number}`;
  names.add(name);
  return name;
}

export const substationColumns = [
  'code', 'subdivision_code', 'voltage_class', 'manage_by', 'monitoring', 'charging_date', 'is_coastal', 'is_tribal', 'category', 'email',
  'mobile', 'latitude', 'longitude',
] as const;

export function substationRow(substation: Substation) {
  return [
    substation.code, substation.voltageClass === 400 ? null : substation.nearestSubdivision.code, substation.voltageClass,
    substation.manageBy, substation.monitoring, substation.chargingDate, substation.isCoastal, substation.isTribal, substation.category,
    substation.email, substation.mobile, substation.latitude, substation.longitude,
  ];
}
