import { describe, expect, it } from '@jest/globals';
import { feederCategories } from 'shared-contracts/constant/category';
import { buildFeeders } from './feeders';
import { kilometresBetween } from './geography';
import { homeFeeders, homeSubstationCode } from './home-substation';
import { buildOrganisationTree } from './organisation-tree';
import { seedProfiles, sizeOf } from './profile';
import { buildSubstations } from './substations';

const tree = buildOrganisationTree();
const subdivisions = new Map(tree.subdivisions.map((office) => [office.code, office]));

describe.each(seedProfiles)('substations and feeders of %s', (profile) => {
  const size = sizeOf(profile, 1);
  const substations = buildSubstations(size, tree);
  const feeders = buildFeeders(size.feeders, substations);

  it('has the substations of each voltage class, near a place of their district', () => {
    for (const voltageClass of [33, 66, 132, 220, 400] as const) {
      expect(substations.filter((substation) => substation.voltageClass === voltageClass)).toHaveLength(size.substations[voltageClass]);
    }
    expect(new Set(substations.map((substation) => substation.code)).size).toBe(substations.length);
    expect(new Set(substations.map((substation) => substation.name)).size).toBe(substations.length);
    expect(Math.max(...substations.map((substation) => kilometresBetween(substation, substation.place)))).toBeLessThan(4.1);
  });

  it('leaves codes free in each division for substations that users add', () => {
    expect(Math.max(...substations.map(({ code }) => Number(code.slice(6))))).toBeLessThanOrEqual(80);
  });

  it('has so many feeders, of every category, below a sub-division of the company of the district', () => {
    expect(feeders).toHaveLength(size.feeders);
    expect(new Set(feeders.map((feeder) => feeder.id)).size).toBe(size.feeders);
    expect(new Set(feeders.map((feeder) => feeder.category))).toEqual(new Set(feederCategories));
    const astray = feeders.filter(
      ({ subdivisionCode, substation }) => subdivisions.get(subdivisionCode)?.companyName !== substation.place.district.discom,
    );
    expect(astray).toEqual([]);
  });

  it('has the mix of categories of the companies', () => {
    const shareOf = (category: string) => feeders.filter((feeder) => feeder.category === category).length / feeders.length;
    expect(shareOf('ADOM')).toBeCloseTo(0.4, 1);
    expect(shareOf('JGY')).toBeCloseTo(0.29, 1);
    expect(shareOf('URBAN')).toBeCloseTo(0.14, 1);
  });

  it('gives the demo operator their feeders, awkward names included', () => {
    const names = feeders.filter((feeder) => feeder.substation.code === homeSubstationCode).map((feeder) => feeder.name);
    expect(names).toEqual(homeFeeders.map((feeder) => feeder.name));
  });

  it('names no two feeders of a substation alike', () => {
    const names = feeders.map((feeder) => `${feeder.substation.code} ${feeder.name}`);
    expect(new Set(names).size).toBe(names.length);
  });
});
