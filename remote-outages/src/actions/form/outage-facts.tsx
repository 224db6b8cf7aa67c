import type { ReactNode } from 'react';
import { useTexts } from 'shared-ui/language';
import { formatDateTime } from 'shared-ui/time';
import type { ActionOutage } from './action-outage';
import { actionTexts } from './action-texts';
import styles from './form-part.module.css';

interface OutageFactsProps {
  readonly outage: ActionOutage;
  /** The start as it was read for the popup, where that is so. */
  readonly start?: string | null;
}

/** Which outage the popup is about: a feeder alone may have been out several times a day. */
export function OutageFacts({ outage, start = outage.faultStart }: OutageFactsProps): ReactNode {
  const t = useTexts(actionTexts);
  const entries = [
    [t('id'), String(outage.id)],
    [t('feeder'), outage.feederName],
    [t('category'), outage.category],
    [t('start'), formatDateTime(start)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {entries.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
