// A marker says its group by shape and colour and its number of outages in figures.
import CircleShape from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import RegularShape from 'ol/style/RegularShape.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import type { MapColours } from './map-colour';
import type { SiteGroup } from './site';

interface Marker {
  readonly group: SiteGroup;
  readonly count: number;
  readonly isSelected: boolean;
}

const smallest = 8;
const largest = 22;

function radiusOf(count: number): number {
  return Math.min(largest, Math.round(smallest + 2.4 * Math.log2(count)));
}

/** Drawn wherever it is; the name of a district that it would cover is left out. */
function shape({ group, count }: Marker, colours: MapColours, scale: number) {
  const radius = radiusOf(count) * scale;
  const fill = new Fill({ color: colours.groups[group] });
  const stroke = new Stroke({ color: colours.paper, width: 1.5 });
  const look = { fill, stroke, declutterMode: 'obstacle' } as const;
  if (group === 'home') return new CircleShape({ radius, ...look });
  if (group === 'industry') return new RegularShape({ points: 4, radius: radius * 1.25, angle: Math.PI / 4, ...look });
  if (group === 'farm') return new RegularShape({ points: 3, radius: radius * 1.45, ...look });
  if (group === 'other') return new RegularShape({ points: 4, radius: radius * 1.3, ...look });
  return new RegularShape({ points: 6, radius: radius * 1.15, ...look });
}

/** Around the marker with a gap, so that it stands out from every colour. */
function selectionRing({ count }: Marker, colours: MapColours, scale: number): Style {
  const radius = (radiusOf(count) * 1.45 + 5) * scale;
  const fill = new Fill({ color: colours.paper });
  const stroke = new Stroke({ color: colours.selected, width: 3 * scale });
  return new Style({
    image: new CircleShape({ radius, fill, stroke, declutterMode: 'none' }),
    zIndex: 1,
  });
}

/** Styles are made once per look: thousands of frames ask for them. */
export function markerStyles(colours: MapColours, font: string, scale: number): (marker: Marker) => Style[] {
  const known = new Map<string, Style[]>();
  return (marker) => {
    const key = `${marker.group} ${marker.count} ${marker.isSelected}`;
    const styles = known.get(key) ?? [
      ...(marker.isSelected ? [selectionRing(marker, colours, scale)] : []),
      new Style({
        image: shape(marker, colours, scale),
        text: new Text({
          text: marker.count > 1 ? String(marker.count) : '',
          font: `600 ${Math.round(11 * scale)}px ${font}`,
          fill: new Fill({ color: colours.paper }),
          declutterMode: 'none',
          // The centre of gravity of a triangle is below the middle of its height.
          offsetY: marker.group === 'farm' ? 2 : 1,
        }),
        zIndex: marker.isSelected ? 1 : 0,
      }),
    ];
    known.set(key, styles);
    return styles;
  };
}
