import { useEffect, useEffectEvent } from 'react';
import { type FilterCategory, filterCategoryOf } from 'shared-contracts/constant/category';
import type { LiveOutage } from 'shared-contracts/realtime/live-stream';
import { isInLiveWindow } from 'shared-contracts/rule/live-window';
import { textOf } from 'shared-ui/language';
import type { Stream } from '../stream/stream';
import { texts } from '../text/live-texts';
import type { AlertPreference } from './alert-preference';
import { chimeEveryMs, createRateLimit } from './alert-rate';
import { playChime } from './chime';
import { createNoticeGatherer, noticeText, showNotice } from './desktop-notice';

/** Those of the chosen categories that the summary may show: what is reported days late is not on the screen. */
function worthTelling(outages: readonly LiveOutage[], categories: readonly FilterCategory[], now: number): readonly LiveOutage[] {
  const chosen: ReadonlySet<string> = new Set(categories);
  return outages.filter(({ category, oTime }) => chosen.has(filterCategoryOf(category)) && isInLiveWindow(oTime, now, 0));
}

/** Sounds and notifies for outages that begin while the page is open, as far as the user asked for it. */
export function useAlerts(stream: Stream, { sound, notice }: AlertPreference): void {
  const wanted = useEffectEvent((outages: readonly LiveOutage[]) => {
    const { now } = stream.store.getState();
    return { loud: worthTelling(outages, sound, now), told: worthTelling(outages, notice, now) };
  });

  useEffect(() => {
    const mayChime = createRateLimit(chimeEveryMs);
    const gatherer = createNoticeGatherer((outages) => showNotice(noticeText(outages, textOf(texts))));
    const stop = stream.onBegun((outages) => {
      const { loud, told } = wanted(outages);
      if (loud.length > 0 && mayChime()) playChime();
      if (told.length > 0) gatherer.add(told);
    });
    return () => {
      stop();
      gatherer.cancel();
    };
  }, [stream]);
}
