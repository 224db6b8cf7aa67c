import { lazy, Suspense, useId, useRef, useState } from 'react';
import { Button, Icon } from 'shared-ui/control';
import { Tag } from 'shared-ui/display';
import { numberText, useTexts } from 'shared-ui/language';
import { formatDateTime } from 'shared-ui/time';
import type { AlertPreference } from '../alert/alert-preference';
import { DurationChip } from '../filter/duration-chip';
import type { LiveFilter } from '../filter/live-filter';
import type { Kiosk } from '../kiosk/use-kiosk';
import { OrganizationViewButton } from '../organization/organization-view-button';
import { texts } from '../text/live-texts';
import { TrustPill } from '../trust/trust-pill';
import type { TrustReading } from '../trust/use-trust';
import styles from './summary-header.module.css';

/** The popups bring controls of their own, which the page itself does not wait for. */
const FilterDialog = lazy(async () => ({ default: (await import('../filter/filter-dialog')).FilterDialog }));
const AlertDialog = lazy(async () => ({ default: (await import('../alert/alert-dialog')).AlertDialog }));

interface SummaryHeaderProps {
  /** The live clock, epoch milliseconds; null until the server has told the time. */
  readonly now: number | null;
  readonly reading: TrustReading;
  readonly filter: LiveFilter;
  /** How many outages the filter hides. */
  readonly hidden: number;
  readonly onFilter: (filter: LiveFilter) => void;
  readonly kiosk: Kiosk;
  readonly preference: AlertPreference;
  /** Sound is wanted, and the browser waits for a touch. */
  readonly isSoundBlocked: boolean;
  readonly onPreference: (preference: AlertPreference) => void;
}

export function SummaryHeader({
  now,
  reading,
  filter,
  hidden,
  onFilter,
  kiosk,
  preference,
  isSoundBlocked,
  onPreference,
}: SummaryHeaderProps) {
  const t = useTexts(texts);
  const [popup, setPopup] = useState<'filter' | 'alerts' | null>(null);
  const close = () => setPopup(null);
  const filterButton = useRef<HTMLButtonElement>(null);
  const hiddenId = useId();
  const soundId = useId();
  const removeDuration = () => {
    // The chip goes, and must not take the focus with it.
    filterButton.current?.focus();
    onFilter({ ...filter, olderThan: 0 });
  };
  return (
    <header className={styles['header']}>
      <h1 className={styles['title']}>{t('title')}</h1>
      <TrustPill {...reading} />
      {now !== null && (
        <time className={styles['clock']} dateTime={new Date(now).toISOString()} aria-label={t('liveClock')}>
          {t('clock', { moment: formatDateTime(now).slice(0, -':ss'.length) })}
        </time>
      )}
      {filter.olderThan > 0 && <DurationChip minutes={filter.olderThan} onRemove={removeDuration} />}
      <div className={styles['actions']}>
        <Button
          ref={filterButton}
          icon={<Icon name="filter" />}
          onClick={() => setPopup('filter')}
          aria-describedby={hidden > 0 ? hiddenId : undefined}
        >
          {t('filter')}
          {hidden > 0 && (
            <Tag className={styles['mark'] ?? ''} title={t('hiddenByFilter', { hidden })} aria-hidden="true">
              {numberText(hidden)}
              <span className={styles['word']}> {t('hiddenWord')}</span>
            </Tag>
          )}
        </Button>
        <span id={hiddenId} hidden>
          {t('hiddenByFilter', { hidden })}
        </span>
        <Button
          icon={<Icon name={isSoundBlocked ? 'quiet' : 'bell'} />}
          onClick={() => setPopup('alerts')}
          aria-describedby={isSoundBlocked ? soundId : undefined}
        >
          {t('alerts')}
          {isSoundBlocked && (
            <Tag className={styles['mark'] ?? ''} color="warning" aria-hidden="true">
              {t('soundNeedsClick')}
            </Tag>
          )}
        </Button>
        <span id={soundId} hidden>
          {t('soundBlocked')}
        </span>
        <Button
          icon={<Icon name={kiosk.isKiosk ? 'exitFullScreen' : 'fullScreen'} />}
          onClick={() => kiosk.setKiosk(!kiosk.isKiosk)}
          aria-keyshortcuts={kiosk.isKiosk ? 'Escape' : undefined}
        >
          {kiosk.isKiosk ? t('leaveWallboard') : t('wallboard')}
        </Button>
        {!kiosk.isKiosk && <OrganizationViewButton />}
      </div>
      <Suspense>
        {popup === 'filter' && (
          <FilterDialog
            filter={filter}
            onClose={close}
            onApply={(next) => {
              onFilter(next);
              close();
            }}
          />
        )}
        {popup === 'alerts' && <AlertDialog preference={preference} onChange={onPreference} onClose={close} />}
      </Suspense>
    </header>
  );
}
