import { useTexts } from 'shared-ui/language';
import { texts } from '../text/live-texts';
import { type AgeingStep, ageingSteps, shareUsed, stepOf, wholeShare } from './ageing-step';
import styles from './ageing-mark.module.css';

/** One to four bars and a colour; the words stand beside them. */
export function AgeingBars({ step }: { readonly step: AgeingStep }) {
  const filled = ageingSteps.findIndex(({ id }) => id === step);
  return (
    <svg className={`${styles['bars']} ${styles[step]}`} viewBox="0 0 19 14" aria-hidden="true" focusable="false">
      {ageingSteps.map(({ id }, index) => (
        <rect
          key={id}
          x={index * 5}
          y={10 - index * 3.2}
          width="4"
          height={4 + index * 3.2}
          rx="1"
          className={index <= filled ? styles['full'] : styles['empty']}
        />
      ))}
    </svg>
  );
}

interface AgeingMarkProps {
  readonly startedAt: number;
  readonly now: number;
  readonly hours: number;
}

/** How much of the allowed restoration time an outage has used: bars, colour and per cent. */
export function AgeingMark({ startedAt, now, hours }: AgeingMarkProps) {
  const t = useTexts(texts);
  const share = shareUsed(startedAt, now, hours);
  const step = stepOf(share);
  const text = t('shareUsed', { share: wholeShare(share), hours });
  return (
    <span className={`${styles['mark']} ${styles[step]}`} title={text} data-step={step}>
      <AgeingBars step={step} />
      <span aria-hidden="true">{wholeShare(share)} %</span>
      <span className={styles['spoken']}>{text}</span>
    </span>
  );
}
