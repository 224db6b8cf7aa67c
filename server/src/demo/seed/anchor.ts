import { type Company, isDiscom } from 'shared-contracts/constant/company';
import { gujaratPlaces, type Place, type Point, nearest } from './geography';

/** Towns that the places file spells otherwise. */
const spellings: Readonly<Record<string, string>> = {
  Baroda: 'Vadodara',
  Bavla: 'Baola',
  Dahod: 'Dohad',
  Dehgam: 'Dahegam',
  Himmatnagar: 'Himatnagar',
  Khambhalia: 'Khambhaliya',
  Lunawada: 'Lunavada',
  Mehsana: 'Mahesana',
  Morbi: 'Morvi',
  Siddhpur: 'Siddhapur',
};

/** Quarters of cities, and towns the places file lacks: to about a kilometre. */
const extraAnchors: Readonly<Record<string, Point>> = {
  'City East': { latitude: 22.3, longitude: 73.23 },
  'City North': { latitude: 22.33, longitude: 73.19 },
  'City South': { latitude: 22.27, longitude: 73.19 },
  'City West': { latitude: 22.3, longitude: 73.15 },
  Dahej: { latitude: 21.71, longitude: 72.58 },
  Gotri: { latitude: 22.31, longitude: 73.14 },
  Jambuva: { latitude: 22.24, longitude: 73.2 },
  Katargam: { latitude: 21.23, longitude: 72.83 },
  Nakhatrana: { latitude: 23.34, longitude: 69.27 },
  Sabarmati: { latitude: 23.09, longitude: 72.58 },
  Udhna: { latitude: 21.17, longitude: 72.84 },
  Varachha: { latitude: 21.21, longitude: 72.87 },
};

/** 'Gondal Rural' and 'Morbi-2' are offices of the towns Gondal and Morbi. */
export function townOf(officeName: string): string {
  return officeName.replace(/( City| Rural| Industrial| O&M)?(-\d)?$/, '');
}

/** Places called so in the area of the company; a transmission company works everywhere. */
export function placesCalled(name: string, company: Company): Place[] {
  const spelling = spellings[name] ?? name;
  return gujaratPlaces.filter(
    (place) => place.name === spelling && (!isDiscom(company) || place.district.discom === company),
  );
}

/** Whether a place is a town that already has offices under another spelling. */
export function isSpellingOfTown(placeName: string): boolean {
  return Object.values(spellings).includes(placeName);
}

/** Where an office stands. `near` decides between towns of one name (there are two Mandvi, two Mahuva). */
export function anchorOf(officeName: string, company: Company, near?: Point): Point | null {
  const town = townOf(officeName);
  const extra = extraAnchors[officeName] ?? extraAnchors[town];
  if (extra !== undefined) return extra;
  const candidates = placesCalled(town, company);
  const [first] = candidates;
  if (first === undefined) return null;
  return near === undefined ? first : nearest(near, candidates);
}
