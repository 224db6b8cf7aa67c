import type { FeederCategory } from 'shared-contracts/constant/category';
import seed from './data/org-seed.json';
import { gujaratPlaces } from './geography';
import type { Random } from './random';

const gods = [
  'Akshar', 'Ambaji', 'Ashapura', 'Ayodhya', 'Bahuchar', 'Bapasitaram', 'Bhathiji', 'Bhavani', 'Brahmani', 'Chamunda', 'Dwarkesh', 'Ganesh',
  'Gayatri', 'Gopal', 'Govind', 'Hanuman', 'Jalaram', 'Keshav', 'Khodiyar', 'Mahadev', 'Mahakali', 'Meldi', 'Momai', 'Nakalang', 'Nilkanth',
  'Radhika', 'Ramdev', 'Ramdoot', 'Rameshwar', 'Ranchhod', 'Ranuja', 'Shakti', 'Shitvan', 'Sitaram', 'Somnath', 'Tirupati', 'Triveni',
  'Umakant', 'Umiya', 'Vasudev', 'Vihat', 'Yogeshwar',
];
const townParts = [
  'Bhaktinagar', 'Bus Stand', 'Civil Hospital', 'College Road', 'Court', 'Gandhi Chowk', 'Jubilee', 'Kalavad Road', 'Mango Market',
  'Market Yard', 'Nehru Gate', 'Panchayat', 'Pedak Road', 'Railway Colony', 'Ring Road', 'Sardar', 'Sardar Baug', 'Shastri Nagar',
  'Station Road', 'Subhash Chowk', 'Tower Chowk', 'Vikas', 'Water Works',
];
const firms = [
  'Girivan',
  'Kesarvan',
  'Meghdhara',
  'Navkiran',
  'Pavanrath',
  'Ratnadeep',
  'Sagarika',
  'Shivansh',
  'Suvarna',
  'Tirthraj',
  'Ujjvalam',
  'Vindhyarth',
];
const trades = [
  'Castings',
  'Ceramic',
  'Chemicals',
  'Foods',
  'Forge',
  'Ginning',
  'Oil Mill',
  'Papers',
  'Polymers',
  'Rolling Mill',
  'Salt Works',
  'Spintex',
];
const villages = gujaratPlaces
  .filter((place) => place.population === 0 && !/INA$|Complex|Port$/.test(place.name))
  .map((place) => place.name);

function ruralName(random: Random): string {
  if (random.chance(0.5)) return random.pick(gods);
  return random.chance(0.2) ? random.pick(seed.feederNames) : random.pick(villages);
}

const firm = (random: Random) => `${random.pick(firms)} ${random.pick(trades)}`;

/** How the engineers of a category name a feeder: after gods and villages, streets, or the one customer on it. */
const namers: Readonly<Record<FeederCategory, (random: Random, substation: string) => string>> = {
  ADOM: (random) => `${ruralName(random)} AG`,
  AGSKY: (random) => `${ruralName(random)} SKY`,
  JGY: (random) => ruralName(random),
  URBAN: (random) => random.pick(townParts),
  IND: (random) => (random.chance(0.3) ? 'Udyognagar' : firm(random)),
  GIDC: (random) => `GIDC Phase-${random.integer(1, 4)}`,
  HTEX: (random) => firm(random),
  EHT: (random) => `${firm(random)} EHT`,
  SOLAR: (random) => `${random.pick(gods)} Solar`,
  LL: (_random, substation) => `${substation} LL`,
};

/** A name that no other feeder of the substation (`taken`) has yet. */
export function nameFeeder(random: Random, category: FeederCategory, substation: string, taken: Set<string>): string {
  const wanted = namers[category](random, substation);
  let name = wanted;
  for (let number = 2; taken.has(name); number += 1) name = `${wanted}-${number}`;
  taken.add(name);
  return name;
}
