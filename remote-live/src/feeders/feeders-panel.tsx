import { type ReactNode, useId } from 'react';
import { fileNames } from 'shared-contracts/constant/limit';
import { Button, type FileTitles, Icon, saveFile, TitledDownload } from 'shared-ui/control';
import { Empty, Skeleton } from 'shared-ui/display';
import { englishOf, useTexts } from 'shared-ui/language';
import { AgeingLegend } from '../ageing/ageing-legend';
import type { Unseen } from '../filter/visible-outages';
import { texts } from '../text/live-texts';
import { buildCsv } from './csv-file';
import { countLine } from './count-line';
import { FeederList, type FeederListProps } from './feeder-list';
import styles from './feeders-panel.module.css';

interface FeedersPanelProps extends FeederListProps {
  readonly isLoading: boolean;
  readonly unseen: Unseen;
  /** What to say when the list is empty. */
  readonly emptyNotice: ReactNode;
  /** Something to say of the selected outage. */
  readonly notice: string | null;
}

const skeletonRows = 8;

function Skeletons() {
  const t = useTexts(texts);
  return (
    <div className={styles['skeletons']} role="status" aria-label={t('loading')}>
      {Array.from({ length: skeletonRows }, (_, index) => (
        <Skeleton key={index} active paragraph={{ rows: 2, width: ['35%', '80%'] }} />
      ))}
    </div>
  );
}

export function FeedersPanel({ isLoading, unseen, emptyNotice, notice, ...list }: FeedersPanelProps) {
  const t = useTexts(texts);
  const headingId = useId();
  const { outages, now, hoursOf } = list;
  const download = async (titles: FileTitles) => saveFile(await buildCsv(outages, titles === 'own' ? t : englishOf(texts)), fileNames.live);

  return (
    <section className={styles['panel']} aria-labelledby={headingId} aria-busy={isLoading}>
      <header className={styles['header']}>
        <div className={styles['name']}>
          <h2 id={headingId} className={styles['heading']}>
            {t('feeders')}
          </h2>
          {!isLoading && <span className={styles['count']}>{countLine(outages, unseen, t)}</span>}
        </div>
        <TitledDownload
          label={t('downloadCsv')}
          look="quiet"
          isDisabled={outages.length === 0}
          onDownload={(titles) => void download(titles)}
        >
          <Button look="quiet" icon={<Icon name="download" />} onClick={() => void download('english')} disabled={outages.length === 0}>
            {t('downloadCsv')}
          </Button>
        </TitledDownload>
      </header>
      {isLoading ? (
        <Skeletons />
      ) : (
        <>
          <div className={styles['legend']}>
            <AgeingLegend outages={outages} now={now} hoursOf={hoursOf} />
          </div>
          <p className={styles['notice']} role="status">
            {notice}
          </p>
          {outages.length === 0 ? (
            <Empty className={styles['empty']} icon="power" description={emptyNotice} />
          ) : (
            <FeederList {...list} />
          )}
        </>
      )}
    </section>
  );
}
