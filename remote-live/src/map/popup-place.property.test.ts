import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { popupPlace } from './popup-place';

const popup = { width: 280, height: 237 };
const desk = { width: 640, height: 520 };

describe('the popup of the map', () => {
  it.each([
    ['above', { left: 300, top: 400 }, { left: 160, top: 131 }],
    ['below where there is no room above', { left: 300, top: 100 }, { left: 160, top: 132 }],
    ['inside at the right edge, clear of the buttons', { left: 630, top: 400 }, { left: 308, top: 131 }],
  ])('lies %s', (_, place, expected) => {
    expect(popupPlace(place, popup, desk, 1)).toEqual(expected);
  });

  it('lies at a side of its place in a low map', () => {
    expect(popupPlace({ left: 100, top: 150 }, popup, { width: 640, height: 300 }, 1)).toEqual({ left: 132, top: 31.5 });
  });

  it('is never cut off, wherever its place is', () => {
    const maps = fc.record({ width: fc.integer({ min: 340, max: 2000 }), height: fc.integer({ min: 280, max: 1200 }) });
    const places = fc.record({ left: fc.integer({ min: -5000, max: 5000 }), top: fc.integer({ min: -5000, max: 5000 }) });
    fc.assert(
      fc.property(places, fc.integer({ min: 100, max: 240 }), maps, fc.constantFrom(1, 1.4), (place, height, map, scale) => {
        const { left, top } = popupPlace(place, { width: 280, height }, map, scale);
        expect([left >= 0, top >= 0, left + 280 <= map.width, top + height <= map.height]).toEqual([true, true, true, true]);
      }),
    );
  });
});
