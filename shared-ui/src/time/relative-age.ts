import { textOf } from '../language/translate';
import { timeTexts } from './time-texts';

const justNowSeconds = 10;

/**
 * How long ago something began: 'just now', '40 secs ago', '5 Mins ago', '2 Hrs 5 Mins ago' (docs/product.md#the-wire).
 * Both moments in epoch milliseconds; a start after `now` (clocks differ) is 'just now'. Callers refresh it each minute.
 */
export function relativeAge(startedAt: number, now: number): string {
  const t = textOf(timeTexts);
  const seconds = Math.floor((now - startedAt) / 1000);
  if (seconds < justNowSeconds) return t('justNow');
  if (seconds < 60) return t('seconds', { count: seconds });
  const minutes = Math.floor(seconds / 60) % 60;
  const wholeHours = Math.floor(seconds / 3600);
  if (wholeHours === 0) return minutes === 1 ? t('minute') : t('minutes', { count: minutes });
  const hours = wholeHours === 1 ? t('hour') : t('hours', { count: wholeHours });
  if (minutes === 0) return t('hoursOnly', { hours });
  return minutes === 1 ? t('minuteAfterHours', { hours }) : t('minutesAfterHours', { hours, count: minutes });
}
