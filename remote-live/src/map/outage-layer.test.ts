import { describe, expect, it } from '@jest/globals';
import type Feature from 'ol/Feature.js';
import { Projection } from 'ol/proj.js';
import { liveOutage } from '../testing/live-outage';
import { createOutageLayer, sitesOf } from './outage-layer';
import { groupSites } from './site';

const resolution = 1000;
const mercator = new Projection({ code: 'EPSG:3857' });

function openLayer() {
  const outageLayer = createOutageLayer();
  const cluster = outageLayer.layer.getSource();
  const markers = (): Feature[] => {
    cluster?.loadFeatures([-1e9, -1e9, 1e9, 1e9], resolution, mercator);
    return cluster?.getFeatures() ?? [];
  };
  return {
    outageLayer,
    markers,
    ids: () => markers().map((marker) => sitesOf(marker).flatMap(({ outages }) => outages.map(({ sfmsId }) => sfmsId))),
  };
}

const near = { latitude: 22.001, longitude: 70.001 };
const here = { latitude: 22, longitude: 70 };
const far = { latitude: 24, longitude: 73 };

describe('outage layer', () => {
  it('joins what is close and keeps apart what is not', () => {
    const { outageLayer, ids } = openLayer();
    outageLayer.update(groupSites([liveOutage('a', here), liveOutage('b', near), liveOutage('c', far)]));
    expect(ids()).toEqual([['a', 'b'], ['c']]);
  });

  it('follows additions, changes at a place and removals', () => {
    const { outageLayer, ids } = openLayer();
    outageLayer.update(groupSites([liveOutage('a', here), liveOutage('c', far)]));
    outageLayer.update(groupSites([liveOutage('a', here), liveOutage('d', here)]));
    expect(ids()).toEqual([['a', 'd']]);
    outageLayer.update(groupSites([]));
    expect(ids()).toEqual([]);
  });
});
