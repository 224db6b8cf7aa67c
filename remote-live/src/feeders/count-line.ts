import { limits } from 'shared-contracts/constant/limit';
import type { LiveOutage } from 'shared-contracts/realtime/live-stream';
import type { Unseen } from '../filter/visible-outages';
import type { TranslateLive } from './outage-text';

export const windowDays = limits.liveWindowMinutes / 1440;

/** How many outages the list shows, of how many feeders, and how many it does not. */
export function countLine(outages: readonly LiveOutage[], { filtered, tooOld }: Unseen, t: TranslateLive): string {
  const feeders = new Set(outages.map(({ feederId }) => feederId)).size;
  const parts = [
    t('shownOf', { shown: outages.length, feeders: feeders === 1 ? t('oneFeeder') : t('feederCount', { count: feeders }) }),
    ...(filtered > 0 ? [t('hiddenByFilter', { hidden: filtered })] : []),
    ...(tooOld > 0 ? [t('tooOld', { count: tooOld, days: windowDays })] : []),
  ];
  return parts.join(', ');
}
