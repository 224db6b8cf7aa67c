// Open outages as clustered markers. Features follow the sites: what stays is not made anew.
import Feature from 'ol/Feature.js';
import type { FeatureLike } from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import { fromLonLat } from 'ol/proj.js';
import Cluster from 'ol/source/Cluster.js';
import VectorSource from 'ol/source/Vector.js';
import type { MapColours } from './map-colour';
import { markerStyles } from './marker-style';
import { commonGroup, compareSites, countOutages, type Site, type Sites } from './site';

const clusterDistance = 42;
const siteProperty = 'site';

function isSite(value: unknown): value is Site {
  return typeof value === 'object' && value !== null && 'outages' in value;
}

/** The sites behind a marker. */
export function sitesOf(marker: FeatureLike): readonly Site[] {
  const members: unknown = marker.get('features');
  if (!Array.isArray(members)) return [];
  return members.flatMap((member: unknown) => {
    const site: unknown = member instanceof Feature ? member.get(siteProperty) : null;
    return isSite(site) ? [site] : [];
  });
}

export function createOutageLayer() {
  const source = new VectorSource<Feature<Point>>();
  const cluster = new Cluster({ source, distance: clusterDistance });
  const layer = new VectorLayer({ source: cluster, declutter: true });
  const features = new Map<string, Feature<Point>>();
  let shown: Sites = new Map();
  let selectedId: string | null = null;

  function create(site: Site): Feature<Point> {
    const feature = new Feature(new Point(fromLonLat([site.longitude, site.latitude])));
    feature.set(siteProperty, site, true);
    features.set(site.key, feature);
    return feature;
  }

  return {
    layer,
    update: (sites: Sites) => {
      const { added, changed, removed } = compareSites(shown, sites);
      shown = sites;
      if (added.length + changed.length + removed.length === 0) return;
      // The cluster would be computed anew for every single step; detached, it is once.
      cluster.setSource(null);
      for (const site of changed) features.get(site.key)?.set(siteProperty, site, true);
      for (const key of removed) {
        const feature = features.get(key);
        if (feature !== undefined) source.removeFeature(feature);
        features.delete(key);
      }
      source.addFeatures(added.map(create));
      cluster.setSource(source);
    },
    select: (sfmsId: string | null) => {
      selectedId = sfmsId;
      layer.changed();
    },
    setLook: (colours: MapColours, font: string, scale: number) => {
      const styleOf = markerStyles(colours, font, scale);
      layer.setStyle((marker) => {
        const sites = sitesOf(marker);
        const isSelected = selectedId !== null && sites.some(({ outages }) => outages.some(({ sfmsId }) => sfmsId === selectedId));
        return styleOf({ group: commonGroup(sites), count: countOutages(sites), isSelected });
      });
    },
  };
}
