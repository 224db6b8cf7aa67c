import type { ReactNode } from 'react';
import type { OutageFacts } from 'shared-contracts/entity/outage-timeline';
import { useTexts } from 'shared-ui/language';
import { formatDateTime } from 'shared-ui/time';
import styles from './outage-drawer.module.css';
import { drawerTexts } from './text';

export function OutageFactList({ facts }: { readonly facts: OutageFacts }): ReactNode {
  const t = useTexts(drawerTexts);
  const rows = [
    [t('feeder'), `${facts.feederName} (${facts.feederId})`],
    [t('category'), facts.category],
    [t('substation'), facts.substationName],
    [t('subdivision'), facts.subdivisionName],
    [t('sfmsId'), facts.sfmsId],
    [t('operationType'), facts.interruptionTypeText],
    [t('interruptionCategory'), facts.outageTypeName],
    [t('occurrenceTime'), formatDateTime(facts.faultStart)],
    [t('restorationTime'), facts.faultEnd === null ? t('stillOpen') : formatDateTime(facts.faultEnd)],
    [t('durationClass'), facts.durationClass],
  ] as const;
  return (
    <section aria-label={t('facts')}>
      <dl className={styles.facts}>
        {rows.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value ?? t('none')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
