// The map itself: loaded as a chunk of its own, because OpenLayers is larger than all the rest.
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { LiveOutage } from 'shared-contracts/realtime/live-stream';
import { getConfig } from 'shared-ui/config';
import { useLanguage, useTexts } from 'shared-ui/language';
import { useTheme } from 'shared-ui/theme';
import type { AllowedHours } from '../ageing/allowed-restoration';
import { useRest } from '../kiosk/use-rest';
import { texts } from '../text/live-texts';
import { MapButtons } from './map-buttons';
import { MapPopup } from './map-popup';
import { createMapView, type MapView } from './map-view';
import styles from './outage-map.module.css';
import { popupPlace } from './popup-place';
import { countOutages, groupSites, type Site, siteKeyOf } from './site';
import { useBroughtIntoView } from './use-brought-into-view';
import { useThrottled } from './use-throttled';

/** Whether any of the element can be seen; on a phone the map is below the list. */
function useInSight(element: RefObject<Element | null>): boolean {
  const [isInSight, setInSight] = useState(true);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? true));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInSight;
}

export interface OutageMapProps {
  readonly outages: readonly LiveOutage[];
  readonly now: number;
  readonly hoursOf: AllowedHours;
  readonly selectedId: string | null;
  readonly onSelect: (sfmsId: string | null) => void;
  /** Larger names and markers, to be read from afar. */
  readonly isKiosk: boolean;
}

/** The list shows every event at once; clusters are computed twice a second. */
const updateMs = 500;
const kioskScale = 1.7;
/** On a wall nobody zooms back. */
const wallRestMs = 60_000;

export function OutageMap({ outages, now, hoursOf, selectedId, onSelect, isKiosk }: OutageMapProps) {
  const t = useTexts(texts);
  const { mode } = useTheme();
  const { language } = useLanguage();
  const scale = isKiosk ? kioskScale : 1;
  const target = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<MapView | null>(null);
  // Nobody looks: nothing is clustered and drawn.
  const steady = useThrottled(outages, updateMs, useInSight(target));
  const sites = useMemo(() => groupSites(steady), [steady]);
  const selected = useMemo(() => steady.find(({ sfmsId }) => sfmsId === selectedId), [steady, selectedId]);
  const key = selected === undefined ? null : siteKeyOf(selected);
  const site = key === null ? undefined : sites.get(key);
  const unplaced = useMemo(() => steady.length - countOutages(sites.values()), [steady, sites]);

  const selectSite = useEffectEvent(({ outages: [latest] }: Site) => {
    if (latest !== undefined) onSelect(latest.sfmsId);
  });
  const placePopup = useEffectEvent(() => {
    const pixel = site === undefined ? null : view?.pixelOf(site);
    const [left, top] = pixel ?? [];
    if (popup.current === null || target.current === null || left === undefined || top === undefined) return;
    const { offsetWidth, offsetHeight, style } = popup.current;
    const { clientWidth, clientHeight } = target.current;
    const place = popupPlace(
      { left, top },
      { width: offsetWidth, height: offsetHeight },
      { width: clientWidth, height: clientHeight },
      scale,
    );
    style.translate = `${Math.round(place.left)}px ${Math.round(place.top)}px`;
  });

  useEffect(() => {
    if (target.current === null) return;
    const created = createMapView({
      target: target.current,
      tileUrl: getConfig().mapTileUrl,
      onSelect: (pressed) => selectSite(pressed),
      onFrame: () => placePopup(),
    });
    setView(created);
    return () => created.dispose();
  }, []);

  useEffect(() => view?.update(sites), [view, sites]);
  useEffect(() => view?.setLook({ isGujarati: language === 'gu', scale }), [view, mode, language, scale]);
  useEffect(() => view?.select(selectedId), [view, selectedId]);
  const showSelected = useEffectEvent(() => {
    if (site !== undefined) view?.show(site);
  });
  // A place found later (the snapshot came after the URL) is shown as well.
  useEffect(() => showSelected(), [view, selectedId, site?.key]);
  // What the popup says may change its size.
  useEffect(() => placePopup());
  useBroughtIntoView(target, selectedId);
  useRest(isKiosk && selectedId === null, wallRestMs, () => view?.showAll());

  return (
    <div className={styles['frame']}>
      <div ref={target} className={styles['map']} tabIndex={0} role="application" aria-label={t('mapHelp')} />
      <MapButtons onZoom={(steps) => view?.zoomBy(steps)} onShowAll={() => view?.showAll()} />
      {site !== undefined && selected !== undefined && (
        <div ref={popup} className={styles['popup']}>
          <MapPopup site={site} selected={selected} now={now} hours={hoursOf(selected.category)} onSelect={onSelect} />
        </div>
      )}
      {unplaced > 0 && <p className={styles['unplaced']}>{t('notOnMap', { count: unplaced })}</p>}
      <p className={styles['attribution']}>{t('attribution')}</p>
    </div>
  );
}
