import type { FeederCategory } from 'shared-contracts/constant/category';

/** The substation of the demo operator 1001: the first of GETCO's division Gondal, in every profile. */
export const homeSubstationCode = '95040101';

/**
 * Its feeders: one or more of every category, with names that break careless software. There is another script, a
 * comma, quotation marks, and a leading equals sign, which a spreadsheet takes for a formula.
 */
export const homeFeeders: readonly { name: string; category: FeederCategory }[] = [
  { name: 'Navagam AG', category: 'ADOM' },
  { name: 'Triveni AG', category: 'ADOM' },
  { name: 'ખોડિયાર', category: 'ADOM' },
  { name: 'Ranuja SKY', category: 'AGSKY' },
  { name: 'Chamunda', category: 'JGY' },
  { name: 'Ramdoot', category: 'JGY' },
  { name: 'Gondal Road', category: 'URBAN' },
  { name: 'Udyognagar', category: 'IND' },
  { name: '=Shapar GIDC', category: 'GIDC' },
  { name: 'Patel, Mehta & Sons', category: 'HTEX' },
  { name: 'Shree "Umiya" Ginning', category: 'HTEX' },
  { name: 'Suvarna Forge EHT', category: 'EHT' },
  { name: 'Akshar Solar', category: 'SOLAR' },
  { name: 'Kagvad LL', category: 'LL' },
];
