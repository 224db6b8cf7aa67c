import { protectionInterruption } from 'shared-contracts/constant/fault-type';
import type { LiveOutage } from 'shared-contracts/realtime/live-stream';
import { formatDateTime } from 'shared-ui/time';
import { numberText, type Translate } from 'shared-ui/language';
import type { texts } from '../text/live-texts';

export type TranslateLive = Translate<(typeof texts)['english']>;

/** How many villages an outage leaves without supply. */
export function villageText({ villageCount }: LiveOutage, t: TranslateLive): string {
  return villageCount === 1 ? t('village') : t('villages', { count: villageCount });
}

/** Villages and people without supply; empty where neither is known. */
export function affectedText(outage: LiveOutage, t: TranslateLive): string {
  const { villageCount, population } = outage;
  const parts = [
    ...(villageCount > 0 ? [villageText(outage, t)] : []),
    ...(population > 0 ? [t('population', { count: numberText(population) })] : []),
  ];
  return parts.join(', ');
}

/** When the outage is expected to end, or since when it should have. */
export function estimateText(estimate: string, now: number, t: TranslateLive): string {
  return t(Date.parse(estimate) < now ? 'overdueSince' : 'expected', { moment: formatDateTime(estimate) });
}

/** Protection for type 3, else Manual (docs/product.md#interruption-types). */
export function interruptionText({ interruptionType }: LiveOutage, t: TranslateLive): string {
  return interruptionType === protectionInterruption ? t('protection') : t('manual');
}
