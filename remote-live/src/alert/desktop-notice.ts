// Desktop notices: what begins within a few seconds is told in one.
import { filterCategoryOf } from 'shared-contracts/constant/category';
import type { LiveOutage } from 'shared-contracts/realtime/live-stream';
import type { TranslateLive } from '../feeders/outage-text';
import { noticeEveryMs } from './alert-rate';

const noticesShown = 5;

export interface NoticeText {
  readonly title: string;
  readonly body: string;
}

/** One outage by name, several as counts by category. */
export function noticeText(outages: readonly LiveOutage[], t: TranslateLive): NoticeText {
  const [first] = outages;
  if (outages.length === 1 && first !== undefined) {
    return {
      title: t('newOutage', { feeder: first.feederName }),
      body: [first.category, first.substationName, first.subdivisionName].filter((name) => name !== null).join(' · '),
    };
  }
  const counts = new Map<string, number>();
  for (const { category } of outages) counts.set(filterCategoryOf(category), (counts.get(filterCategoryOf(category)) ?? 0) + 1);
  return {
    title: t('newOutages', { count: outages.length }),
    body: [...counts]
      .sort(([, left], [, right]) => right - left)
      .slice(0, noticesShown)
      .map(([category, count]) => `${category} ${count}`)
      .join(', '),
  };
}

/** Whether the user has permitted notices already. */
export function canNotify(): boolean {
  return 'Notification' in window && Notification.permission === 'granted';
}

/** Asks the user; call it while a click is handled. Resolves with whether notices may be shown. */
export async function askForNotices(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Collects outages and hands them on together; `cancel` forgets what waits. */
export function createNoticeGatherer(show: (outages: readonly LiveOutage[]) => void) {
  let gathered: LiveOutage[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  return {
    add: (outages: readonly LiveOutage[]) => {
      gathered.push(...outages);
      timer ??= setTimeout(() => {
        timer = null;
        const together = gathered;
        gathered = [];
        show(together);
      }, noticeEveryMs);
    },
    cancel: () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      gathered = [];
    },
  };
}

export function showNotice({ title, body }: NoticeText): void {
  if (!canNotify()) return;
  // One tag: a newer notice replaces the one before instead of piling up.
  const notice = new Notification(title, { body, tag: 'outage-suite-live' });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
