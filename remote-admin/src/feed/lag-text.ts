import type { Translate } from 'shared-ui/language';
import type { sourceTexts } from '../text/feed-texts';

const minute = 60;
const hour = 60 * minute;

/** A number of seconds in the unit in which it reads best. */
export function lagText(seconds: number, t: Translate<typeof sourceTexts.english>): string {
  if (seconds < 1) return t('milliseconds', { count: Math.round(Math.max(seconds, 0) * 1000) });
  if (seconds < minute) return t('seconds', { count: Math.round(seconds) });
  if (seconds < hour) return t('minutes', { count: Math.round(seconds / minute) });
  return t('hours', { count: Math.round(seconds / hour) });
}
