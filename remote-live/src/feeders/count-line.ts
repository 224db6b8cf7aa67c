import { limits } from 'shared-contracts/constant/limit';
import type { Unseen } from '../filter/visible-outages';
import type { TranslateLive } from './outage-text';

export const windowDays = limits.liveWindowMinutes / 1440;

/** How many outages the list shows, and how many it does not. */
export function countLine(shown: number, { filtered, tooOld }: Unseen, t: TranslateLive): string {
  const parts = [
    t('shownOf', { shown }),
    ...(filtered > 0 ? [t('hiddenByFilter', { hidden: filtered })] : []),
    ...(tooOld > 0 ? [t('tooOld', { count: tooOld, days: windowDays })] : []),
  ];
  return parts.join(', ');
}
