import { useEffect, useMemo, useState } from 'react';
import { filterCategories } from 'shared-contracts/constant/category';
import { getConfig } from 'shared-ui/config';
import { Button } from 'shared-ui/control';
import { useTexts } from 'shared-ui/language';
import { useUser } from 'shared-ui/session';
import { allowedHours } from '../ageing/allowed-restoration';
import { useAlertPreference } from '../alert/alert-preference';
import { useAlerts } from '../alert/use-alerts';
import { useSoundPermit } from '../alert/use-sound-permit';
import { createStream, type Stream, type StreamParts } from '../stream/stream';
import { useStreamState } from '../stream/stream-store';
import { FeedersPanel } from '../feeders/feeders-panel';
import { defaultFilter } from '../filter/live-filter';
import { useLiveFilter } from '../filter/use-live-filter';
import { countUnseen, visibleOutages } from '../filter/visible-outages';
import { useKiosk } from '../kiosk/use-kiosk';
import { useSelfHealing } from '../kiosk/use-self-healing';
import { MapPanel } from '../map/map-panel';
import { texts } from '../text/live-texts';
import { countByCategory } from '../tiles/category-count';
import { TilesPanel } from '../tiles/tiles-panel';
import { TrustNotice } from '../trust/trust-notice';
import { useTrust } from '../trust/use-trust';
import { SummaryHeader } from './summary-header';
import styles from './summary-page.module.css';
import { useEscape, useSelection } from './use-selection';
import { useSelectionNotice } from './use-selection-notice';

/** The page's stream: runs as long as the page is mounted. */
function useStream(parts: StreamParts): Stream {
  const [stream] = useState(() => createStream(parts));
  useEffect(() => {
    stream.start();
    return () => stream.stop();
  }, [stream]);
  return stream;
}

/** The live summary (docs/product.md#live-summary). `streamParts` stands in for network and API in tests. */
export function SummaryPage({ streamParts = {} }: { readonly streamParts?: StreamParts }) {
  const t = useTexts(texts);
  const user = useUser();
  const stream = useStream(streamParts);
  const [filter, setFilter] = useLiveFilter();
  const [selectedId, select] = useSelection();
  const kiosk = useKiosk();
  useEscape(selectedId !== null, () => select(null));
  const reading = useTrust(stream);
  const [preference, setPreference] = useAlertPreference(user);
  const isSoundBlocked = useSoundPermit(preference.sound.length > 0);
  useAlerts(stream, preference);
  useSelfHealing(stream, kiosk.isKiosk);

  const list = useStreamState(stream.store, (state) => state.list);
  const { outages } = list;
  const now = useStreamState(stream.store, (state) => state.now);
  const hasData = useStreamState(stream.store, (state) => state.hasData);
  const problem = useStreamState(stream.store, (state) => state.problem);

  const visible = useMemo(() => visibleOutages(outages, filter, now), [outages, filter, now]);
  const unseen = useMemo(() => countUnseen(outages, visible, now), [outages, visible, now]);
  const notice = useSelectionNotice({ selectedId, list, hasData, now, visible, select });
  const counts = useMemo(() => countByCategory(visible, filter.categories), [visible, filter.categories]);
  const hoursOf = useMemo(() => allowedHours(getConfig().allowedRestorationHours), []);
  const isCurrent = reading.trust === 'live' || reading.trust === 'connecting';

  const emptyNotice = (
    <>
      <p>{unseen.filtered === 0 ? t('nothingOpen') : t('nothingMatches')}</p>
      {unseen.filtered > 0 && <Button onClick={() => setFilter({ ...defaultFilter, categories: filterCategories })}>{t('showAll')}</Button>}
    </>
  );

  return (
    <div className={`${styles['page']} ${kiosk.isKiosk ? styles['kiosk'] : ''} ${isCurrent ? '' : styles['old']}`}>
      <SummaryHeader
        now={hasData ? now : null}
        reading={reading}
        filter={filter}
        hidden={unseen.filtered}
        onFilter={setFilter}
        kiosk={kiosk}
        preference={preference}
        isSoundBlocked={isSoundBlocked}
        onPreference={setPreference}
      />
      <TrustNotice trust={reading.trust} hasData={hasData} problem={problem} onReconnect={stream.reconnect} />
      <TilesPanel
        counts={hasData ? counts : null}
        total={visible.length}
        skeletons={filter.categories.length + 1}
        filterKey={`${filter.categories.join()} ${filter.olderThan}`}
      />
      <div className={styles['panels']}>
        <FeedersPanel
          isLoading={!hasData}
          emptyNotice={emptyNotice}
          notice={notice}
          outages={visible}
          unseen={unseen}
          now={now}
          hoursOf={hoursOf}
          selectedId={selectedId}
          onSelect={select}
          isKiosk={kiosk.isKiosk}
        />
        <MapPanel outages={visible} now={now} hoursOf={hoursOf} selectedId={selectedId} onSelect={select} isKiosk={kiosk.isKiosk} />
      </div>
    </div>
  );
}
