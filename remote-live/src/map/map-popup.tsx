import { address } from 'shared-contracts/constant/address';
import type { LiveOutage } from 'shared-contracts/realtime/live-stream';
import { Button, IconButton } from 'shared-ui/control';
import { useTexts } from 'shared-ui/language';
import { formatDateTime, relativeAge } from 'shared-ui/time';
import { shareUsed, wholeShare } from '../ageing/ageing-step';
import { CategoryMark } from '../category/category-mark';
import { affectedText, interruptionText } from '../feeders/outage-text';
import { texts } from '../text/live-texts';
import styles from './map-popup.module.css';
import type { Site } from './site';

interface MapPopupProps {
  readonly site: Site;
  readonly selected: LiveOutage;
  readonly now: number;
  /** Within how many hours the outage has to end. */
  readonly hours: number;
  readonly onSelect: (sfmsId: string | null) => void;
}

/** The facts of the selected outage, and what else is out at its substation. */
export function MapPopup({ site, selected, now, hours, onSelect }: MapPopupProps) {
  const t = useTexts(texts);
  const others = site.outages.filter((outage) => outage !== selected);
  const area = [selected.subdivisionName, selected.discomDivisionName, selected.discomCompanyName].filter((name) => name !== null);
  const affected = affectedText(selected, t);
  const facts = [
    [t('factSince'), `${formatDateTime(selected.eventDateTime)} IST (${relativeAge(selected.oTime, now)})`],
    [t('factType'), interruptionText(selected, t)],
    [t('factArea'), area.join(', ')],
    [t('factAllowed'), t('shareUsed', { share: wholeShare(shareUsed(selected.oTime, now, hours)), hours })],
    // The population of a feeder for industry is not known.
    ...(affected === '' ? [] : [[t('factAffected'), affected] as const]),
  ] as const;
  return (
    <section className={styles['popup']} aria-label={site.name ?? t('noPlace')}>
      <header className={styles['header']}>
        <span className={styles['place']}>{site.name ?? t('noPlace')}</span>
        <IconButton icon="close" label={t('closePopup')} onClick={() => onSelect(null)} />
      </header>
      <div className={styles['body']}>
        <p className={styles['feeder']}>
          <CategoryMark category={selected.category} />
          <a
            href={address.outagesOfFeeder(selected.feederId)}
            target="_blank"
            rel="noreferrer"
            aria-label={t('openFeeder', { feeder: selected.feederName })}
          >
            {selected.feederName}
          </a>
          <span>{selected.category}</span>
        </p>
        <dl className={styles['facts']}>
          {facts.map(([name, value]) => (
            <div key={name} className={styles['fact']}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {others.length > 0 && (
          <div className={styles['others']}>
            <p className={styles['count']}>{t('outagesHere', { count: site.outages.length })}</p>
            <ul className={styles['list']}>
              {others.map((outage) => (
                <li key={outage.sfmsId}>
                  <Button look="quiet" block className={styles['other'] ?? ''} onClick={() => onSelect(outage.sfmsId)}>
                    <CategoryMark category={outage.category} />
                    <span>{outage.feederName}</span>
                    <span>{relativeAge(outage.oTime, now)}</span>
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
