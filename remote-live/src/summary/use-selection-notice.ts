import { useEffect, useRef, useState } from 'react';
import { isInLiveWindow } from 'shared-contracts/rule/live-window';
import type { LiveOutage } from 'shared-contracts/realtime/live-stream';
import { useTexts } from 'shared-ui/language';
import type { StreamState } from '../stream/stream-store';
import { findOutage } from '../stream/outage-index';
import { windowDays } from '../feeders/count-line';
import { siteKeyOf } from '../map/site';
import { texts } from '../text/live-texts';

const endedShownMs = 15_000;

interface SelectionParts extends Pick<StreamState, 'list' | 'hasData' | 'now'> {
  readonly selectedId: string | null;
  readonly visible: readonly LiveOutage[];
  readonly select: (sfmsId: string | null) => void;
}

/** What there is to say of the selected outage when list or map do not show it. One that has ended is selected no longer. */
export function useSelectionNotice({ selectedId, list, hasData, now, visible, select }: SelectionParts): string | null {
  const t = useTexts(texts);
  const [ended, setEnded] = useState<string | null>(null);
  const seen = useRef<LiveOutage | null>(null);
  const selected = selectedId === null ? undefined : findOutage(list.byId, selectedId);

  useEffect(() => {
    if (selectedId === null || !hasData) return;
    if (selected !== undefined) {
      seen.current = selected;
      return setEnded(null);
    }
    const feeder = seen.current?.sfmsId === selectedId ? seen.current.feederName : null;
    setEnded(feeder === null ? t('selectedUnknown') : t('selectedEnded', { feeder }));
    select(null);
  }, [selectedId, selected, hasData, select, t]);

  useEffect(() => {
    if (ended === null) return;
    const timer = setTimeout(() => setEnded(null), endedShownMs);
    return () => clearTimeout(timer);
  }, [ended]);

  if (selected === undefined) return ended;
  const { feederName: feeder, oTime } = selected;
  if (!isInLiveWindow(oTime, now, 0)) return t('selectedTooOld', { feeder, days: windowDays });
  if (!visible.includes(selected)) return t('selectedHidden', { feeder });
  return siteKeyOf(selected) === null ? t('selectedPlaceless', { feeder }) : null;
}
