import places from './data/gujarat-places.json';
import { type District, districtOf } from './district';
import type { Random } from './random';

export interface Point {
  latitude: number;
  longitude: number;
}

export interface Place extends Point {
  name: string;
  district: District;
  population: number;
}

const kilometresPerDegree = 111.2;

export const gujaratPlaces: readonly Place[] = places.map((place) => ({
  name: place.name,
  district: districtOf(place.district),
  latitude: place.lat,
  longitude: place.lon,
  population: 'population' in place ? (place.population ?? 0) : 0,
}));

/** Flat-earth distance: exact to a per cent within the state, and only compared with its like. */
export function kilometresBetween(one: Point, other: Point): number {
  const north = one.latitude - other.latitude;
  const east = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(north, east) * kilometresPerDegree;
}

/** `candidates`, nearest first; equals keep their order. */
export function byDistance<T extends Point>(from: Point, candidates: readonly T[]): T[] {
  return candidates
    .map((candidate) => ({ candidate, distance: kilometresBetween(from, candidate) }))
    .sort((left, right) => left.distance - right.distance)
    .map(({ candidate }) => candidate);
}

export function nearest<T extends Point>(from: Point, candidates: readonly T[]): T {
  const [first] = byDistance(from, candidates);
  if (first === undefined) throw new RangeError('No place to choose from.');
  return first;
}

/** A point up to `kilometres` away, evenly spread over the disc. */
export function movedBy(random: Random, from: Point, kilometres: number): Point {
  const distance = Math.sqrt(random.next()) * kilometres;
  const bearing = random.between(0, 2 * Math.PI);
  const north = (Math.cos(bearing) * distance) / kilometresPerDegree;
  const east = (Math.sin(bearing) * distance) / (kilometresPerDegree * Math.cos((from.latitude * Math.PI) / 180));
  return { latitude: round(from.latitude + north), longitude: round(from.longitude + east) };
}

/** Five decimals are a metre. */
function round(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
