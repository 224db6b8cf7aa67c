import { useId } from 'react';
import type { LiveOutage } from 'shared-contracts/realtime/live-stream';
import { useTexts } from 'shared-ui/language';
import { texts } from '../text/live-texts';
import { AgeingBars } from './ageing-mark';
import styles from './ageing-legend.module.css';
import { type AgeingStep, ageingSteps, shareUsed, stepOf } from './ageing-step';
import type { AllowedHours } from './allowed-restoration';

interface AgeingLegendProps {
  readonly outages: readonly LiveOutage[];
  readonly now: number;
  readonly hoursOf: AllowedHours;
}

function countSteps({ outages, now, hoursOf }: AgeingLegendProps): ReadonlyMap<AgeingStep, number> {
  const counts = new Map<AgeingStep, number>();
  for (const { oTime, category } of outages) {
    const step = stepOf(shareUsed(oTime, now, hoursOf(category)));
    counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  return counts;
}

/** What the bars mean, and how many outages stand at each step. */
export function AgeingLegend(props: AgeingLegendProps) {
  const t = useTexts(texts);
  const captionId = useId();
  const counts = countSteps(props);
  return (
    <div className={styles['legend']}>
      <span id={captionId}>{t('ageingTitle')}</span>
      <ul className={styles['steps']} aria-labelledby={captionId}>
        {ageingSteps.map(({ id }) => (
          <li key={id} className={styles['step']}>
            <AgeingBars step={id} />
            {t(id)}
            <strong>{counts.get(id) ?? 0}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}
