import { describe, expect, it } from '@jest/globals';
import { placeAt, pointOf, readPlace } from './map-point';

describe('a point of the map', () => {
  it('is the place that was clicked', () => {
    const place = { latitude: 22.3072, longitude: 73.1812 };
    const point = pointOf(place);
    expect(point && placeAt(point)).toEqual(place);
  });

  it('is none for a place beyond Gujarat', () => {
    expect(pointOf({ latitude: 28.6, longitude: 77.2 })).toBeNull();
  });
});

describe('a place that is typed', () => {
  it('needs both degrees, and numbers', () => {
    expect(readPlace('22.5', ' 72.9 ')).toEqual({ latitude: 22.5, longitude: 72.9 });
    expect(readPlace('22.5', '')).toBeNull();
    expect(readPlace('22,5', '72.9')).toBeNull();
  });
});
