import { expect, it } from '@jest/globals';
import type ImageStyle from 'ol/style/Image.js';
import type { MapColours } from './map-colour';
import { markerStyles } from './marker-style';

const groups = { home: '#001', industry: '#002', farm: '#003', other: '#004', mixed: '#005' };
const colours: MapColours = { groups, paper: '#fff', land: '#eee', border: '#999', label: '#666', selected: '#111' };

it('draws a ring around a selected marker, larger than any of its shapes', () => {
  const styleOf = markerStyles(colours, 'sans-serif', 1);
  const widthOf = (image: ImageStyle | null | undefined) => {
    const [width = 0] = image?.getSize() ?? [];
    return width;
  };
  for (const group of ['home', 'industry', 'farm', 'other', 'mixed'] as const) {
    expect(styleOf({ group, count: 3, isSelected: false })).toHaveLength(1);
    const [ring, mark] = styleOf({ group, count: 3, isSelected: true });
    expect(widthOf(ring?.getImage())).toBeGreaterThan(widthOf(mark?.getImage()) + 4);
  }
});
