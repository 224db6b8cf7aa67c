import { type ReactNode, useId } from 'react';
import type { Reliability } from 'shared-contracts/entity/reliability';
import { useTexts } from 'shared-ui/language';
import { formatDate } from 'shared-ui/time';
import { countText, indexText } from './number-text';
import styles from './reliability-page.module.css';
import type { ReportQuery } from './report-query';
import { reliabilityTexts } from './text';

interface ReportBasisProps {
  readonly report: Reliability;
  readonly query: ReportQuery;
}

function MajorEvents({ majorEvents }: { readonly majorEvents: Reliability['majorEvents'] }): ReactNode {
  const t = useTexts(reliabilityTexts);
  const { threshold, days, dates } = majorEvents;
  if (threshold === null) return <p className={styles.hint}>{t('majorUnknown', { days: countText(days) })}</p>;
  const limit = { threshold: indexText(threshold, t('unknown')) };
  return (
    <>
      <p className={styles.hint}>{t(dates.length === 0 ? 'majorNone' : 'majorSome', limit)}</p>
      {dates.length > 0 && (
        <ul className={styles.facts}>
          {dates.map(({ date, saidi }) => (
            <li key={date}>{t('majorDay', { date: formatDate(date), saidi: indexText(saidi, t('unknown')) })}</li>
          ))}
        </ul>
      )}
      <p className={styles.hint}>{t('majorFrom', { days: countText(days) })}</p>
    </>
  );
}

/** From what the indices were computed, and which days were major event days. */
export function ReportBasis({ report, query }: ReportBasisProps): ReactNode {
  const t = useTexts(reliabilityTexts);
  const [basisId, majorId] = [useId(), useId()];
  const { outages, customersKnown, merged, open, openSaidi, feedersWithoutConsumers } = report.basis;
  const facts = [
    t(query.excludePlanned ? 'basisUnplanned' : 'basisOutages', { outages: countText(outages) }),
    t('basisMerged', { merged: countText(merged) }),
    t('basisCustomers', { known: countText(customersKnown), whole: countText(outages - customersKnown) }),
    ...(open > 0 ? [t('basisOpen', { open: countText(open), minutes: indexText(openSaidi, t('unknown')) })] : []),
    ...(feedersWithoutConsumers > 0 && query.weight === 'consumers'
      ? [t('basisNoConsumers', { feeders: countText(feedersWithoutConsumers) })]
      : []),
  ];
  return (
    <div className={styles.basis}>
      <section className={styles.part} aria-labelledby={basisId}>
        <h2 id={basisId} className={styles.small}>
          {t('basisTitle')}
        </h2>
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </section>
      <section className={styles.part} aria-labelledby={majorId}>
        <h2 id={majorId} className={styles.small}>
          {t('majorTitle')}
        </h2>
        <MajorEvents majorEvents={report.majorEvents} />
      </section>
    </div>
  );
}
