import { mapEdges, mapSize } from './gujarat-map';

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

const { west, east, south, north } = mapEdges;
const digits = 4;

/** Where a place stands on the drawing; null: beyond its edges. */
export function pointOf({ latitude, longitude }: Place): MapPoint | null {
  if (latitude < south || latitude > north || longitude < west || longitude > east) return null;
  return { x: ((longitude - west) / (east - west)) * mapSize.width, y: ((north - latitude) / (north - south)) * mapSize.height };
}

/** The place below a point of the drawing, to 10 metres. */
export function placeAt({ x, y }: MapPoint): Place {
  const round = (degrees: number) => Number(degrees.toFixed(digits));
  return {
    latitude: round(north - (y / mapSize.height) * (north - south)),
    longitude: round(west + (x / mapSize.width) * (east - west)),
  };
}

/** The place that two texts give; null while they give none. */
export function readPlace(latitude: string, longitude: string): Place | null {
  if (latitude.trim() === '' || longitude.trim() === '') return null;
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  return Number.isFinite(place.latitude) && Number.isFinite(place.longitude) ? place : null;
}
