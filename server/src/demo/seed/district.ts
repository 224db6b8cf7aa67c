import type { Discom } from 'shared-contracts/constant/company';

/** A district: the distribution company that serves it, and what a substation there is likely to be. */
export interface District {
  name: string;
  discom: Discom;
  isCoastal: boolean;
  isTribal: boolean;
}

const coastal = new Set([
  'Ahmedabad', 'Amreli', 'Anand', 'Bharuch', 'Bhavnagar', 'Devbhumi Dwarka', 'Gir Somnath', 'Jamnagar', 'Junagadh', 'Kachchh',
  'Navsari', 'Porbandar', 'Surat', 'Valsad',
]);
const tribal = new Set(['Chhota Udaipur', 'Dahod', 'Dang', 'Narmada', 'Panchmahal', 'Tapi']);

const byDiscom: Readonly<Record<Discom, readonly string[]>> = {
  DGVCL: ['Bharuch', 'Dang', 'Narmada', 'Navsari', 'Surat', 'Tapi', 'Valsad'],
  MGVCL: ['Anand', 'Chhota Udaipur', 'Dahod', 'Kheda', 'Mahisagar', 'Panchmahal', 'Vadodara'],
  PGVCL: [
    'Amreli', 'Bhavnagar', 'Botad', 'Devbhumi Dwarka', 'Gir Somnath', 'Jamnagar', 'Junagadh', 'Kachchh', 'Morbi', 'Porbandar',
    'Rajkot', 'Surendranagar',
  ],
  UGVCL: ['Ahmedabad', 'Aravalli', 'Banaskantha', 'Gandhinagar', 'Mehsana', 'Patan', 'Sabarkantha'],
};

const districts = new Map<string, District>(
  (['DGVCL', 'MGVCL', 'PGVCL', 'UGVCL'] as const).flatMap((discom) =>
    byDiscom[discom].map((name) => [name, { name, discom, isCoastal: coastal.has(name), isTribal: tribal.has(name) }] as const),
  ),
);

export function districtOf(name: string): District {
  const district = districts.get(name);
  if (district === undefined) throw new RangeError(`No distribution company serves the district ${name}.`);
  return district;
}
