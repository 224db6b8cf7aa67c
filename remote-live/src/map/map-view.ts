// The OpenLayers map behind the few words that the component needs. It has no controls of its own:
// buttons and attribution are the component's, in the suite's look and language.
import { focusWithTabindex } from 'ol/events/condition.js';
import { defaults as defaultInteractions } from 'ol/interaction/defaults.js';
import MouseWheelZoom from 'ol/interaction/MouseWheelZoom.js';
import TileLayer from 'ol/layer/Tile.js';
import OlMap from 'ol/Map.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import { boundingExtent, containsCoordinate } from 'ol/extent.js';
import { fromLonLat, transformExtent } from 'ol/proj.js';
import XYZ from 'ol/source/XYZ.js';
import View from 'ol/View.js';
import { createDistrictLayer } from './district-layer';
import { readMapColours } from './map-colour';
import { createOutageLayer, sitesOf } from './outage-layer';
import type { Site, Sites } from './site';

/** Gujarat, in degrees: west, south, east, north. */
const area = [68.1, 20.0, 74.6, 24.8];
const zoomBounds = { least: 5, most: 15, ofSite: 9 } as const;
/** Top, right, bottom, left: clear of the buttons and of the attribution. */
const padding = [24, 32, 52, 24];
const motionMs = 250;
const hitTolerance = 6;

export interface MapParts {
  readonly target: HTMLElement;
  readonly tileUrl: string | null;
  readonly onSelect: (site: Site) => void;
  /** Called after each drawn frame, so that a popup can follow its place. */
  readonly onFrame: () => void;
}

export type MapView = ReturnType<typeof createMapView>;

export function createMapView({ target, tileUrl, onSelect, onFrame }: MapParts) {
  const districts = createDistrictLayer();
  const outages = createOutageLayer();
  const tiles = tileUrl === null ? [] : [new TileLayer({ source: new XYZ({ url: tileUrl }) })];
  const extent = transformExtent(area, 'EPSG:4326', 'EPSG:3857');
  const view = new View({ center: fromLonLat([71.4, 22.4]), zoom: 6.5, minZoom: zoomBounds.least, maxZoom: zoomBounds.most });
  const map = new OlMap({
    target,
    layers: [...tiles, districts.layer, outages.layer],
    view,
    controls: [],
    // A wheel over the map scrolls the page until the map has the focus.
    interactions: defaultInteractions({ mouseWheelZoom: false, altShiftDragRotate: false, pinchRotate: false }).extend([
      new MouseWheelZoom({ condition: focusWithTabindex }),
    ]),
  });
  const duration = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : motionMs;

  function press({ pixel }: MapBrowserEvent): void {
    const marker = map.forEachFeatureAtPixel(pixel, (feature) => feature, {
      layerFilter: (layer) => layer === outages.layer,
      hitTolerance,
    });
    const sites = marker === undefined ? [] : sitesOf(marker);
    const [first] = sites;
    if (first === undefined) return;
    if (sites.length === 1 || view.getZoom() === zoomBounds.most) return onSelect(first);
    const around = boundingExtent(sites.map(({ longitude, latitude }) => fromLonLat([longitude, latitude])));
    view.fit(around, { padding: padding.map((side) => side * 2), maxZoom: zoomBounds.most, duration });
  }

  map.on('singleclick', press);
  map.on('pointermove', ({ pixel, dragging }) => {
    if (dragging) return;
    const isOverMarker = map.hasFeatureAtPixel(pixel, { layerFilter: (layer) => layer === outages.layer, hitTolerance });
    target.style.cursor = isOverMarker ? 'pointer' : '';
  });
  map.on('postrender', onFrame);

  // The whole area stays in sight while the layout settles, until the user takes over.
  let isUntouched = true;
  const touch = () => {
    isUntouched = false;
  };
  for (const gesture of ['pointerdown', 'wheel', 'keydown']) target.addEventListener(gesture, touch, { passive: true });
  const showArea = (ms: number) => view.fit(extent, { padding, duration: ms, size: map.getSize() ?? [0, 0] });
  const settle = () => {
    const [width = 0, height = 0] = map.getSize() ?? [];
    if (isUntouched && width > 0 && height > 0) showArea(0);
  };
  map.on('change:size', settle);
  settle();

  return {
    update: (sites: Sites) => outages.update(sites),
    select: (sfmsId: string | null) => outages.select(sfmsId),
    /** Brings a place into view where it is not. */
    show: ({ longitude, latitude }: Site) => {
      const center = fromLonLat([longitude, latitude]);
      const zoom = view.getZoom() ?? zoomBounds.least;
      const isInSight = map.getSize() !== undefined && containsCoordinate(view.calculateExtent(map.getSize()), center);
      touch();
      if (isInSight && zoom >= zoomBounds.ofSite) return;
      const nearer = Math.max(zoom, zoomBounds.ofSite);
      const [east = 0, north = 0] = center;
      const [, height = 0] = map.getSize() ?? [];
      // Below the middle, so that the popup has its room above.
      view.animate({ center: [east, north + (view.getResolutionForZoom(nearer) * height) / 4], zoom: nearer, duration });
    },
    pixelOf: ({ longitude, latitude }: Site) => map.getPixelFromCoordinate(fromLonLat([longitude, latitude])),
    zoomBy: (steps: number) => {
      touch();
      view.animate({ zoom: (view.getZoom() ?? zoomBounds.least) + steps, duration });
    },
    showAll: () => {
      isUntouched = true;
      showArea(duration);
    },
    setLook: ({ isGujarati, scale }: { readonly isGujarati: boolean; readonly scale: number }) => {
      const colours = readMapColours();
      const font = getComputedStyle(target).fontFamily;
      districts.setLook({ colours, font, scale, hasTiles: tiles.length > 0, isGujarati });
      outages.setLook(colours, font, scale);
    },
    dispose: () => {
      map.setTarget(undefined);
      map.dispose();
    },
  };
}
