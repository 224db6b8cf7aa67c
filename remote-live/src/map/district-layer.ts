// The ground of the map without any tile server: outlines and names of the districts.
import GeoJSON from 'ol/format/GeoJSON.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import districtsUrl from './gujarat-districts.geojson';
import type { MapColours } from './map-colour';

export interface DistrictLook {
  readonly colours: MapColours;
  readonly font: string;
  readonly scale: number;
  /** With map images below, only lines are drawn. */
  readonly hasTiles: boolean;
  readonly isGujarati: boolean;
}

export function createDistrictLayer() {
  const source = new VectorSource({ url: districtsUrl, format: new GeoJSON() });
  const layer = new VectorLayer({ source, declutter: true });
  const setLook = ({ colours, font, scale, hasTiles, isGujarati }: DistrictLook) => {
    layer.setStyle((feature) => {
      const name: unknown = feature.get(isGujarati ? 'name_gu' : 'name');
      return new Style({
        ...(hasTiles ? {} : { fill: new Fill({ color: colours.land }) }),
        stroke: new Stroke({ color: colours.border, width: 0.75 }),
        text: new Text({
          text: typeof name === 'string' ? name : '',
          font: `${Math.round(11 * scale)}px ${font}`,
          fill: new Fill({ color: colours.label }),
          stroke: new Stroke({ color: hasTiles ? colours.paper : colours.land, width: 3 }),
        }),
      });
    });
  };
  return { layer, source, setLook };
}
