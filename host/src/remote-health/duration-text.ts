import type { Translate } from 'shared-ui/language';
import type { remoteHealthTexts } from './text';

/** `840 ms`, `1.4 s`. */
export function durationText(ms: number | null, t: Translate<typeof remoteHealthTexts.english>): string {
  if (ms === null) return t('unknown');
  return ms < 1000 ? t('milliseconds', { count: Math.round(ms) }) : t('seconds', { count: (ms / 1000).toFixed(1) });
}
