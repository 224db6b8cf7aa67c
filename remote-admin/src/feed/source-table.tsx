import type { ReactNode } from 'react';
import type { FeedSource } from 'shared-contracts/entity/feed-source';
import { IconButton } from 'shared-ui/control';
import { Tag } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { formatDateTime } from 'shared-ui/time';
import { sourceTexts } from '../text/feed-texts';
import styles from './feed-page.module.css';
import { lagText } from './lag-text';

interface SourceTableProps {
  readonly sources: readonly FeedSource[];
  readonly labelledBy: string;
  readonly onManage: (source: FeedSource) => void;
}

const outcomes = ['accepted', 'updated', 'duplicates', 'conflicts', 'rejected'] as const;

/** Events a minute, over the last hour. */
function rateOf({ lastHour }: FeedSource): string {
  const sum = outcomes.reduce((total, outcome) => total + lastHour[outcome], 0);
  return (sum / 60).toFixed(1);
}

/** What came from each source. The roles stand there because a phone shows cards, and browsers then forget those of a table. */
export function SourceTable({ sources, labelledBy, onManage }: SourceTableProps): ReactNode {
  const t = useTexts(sourceTexts);
  return (
    <div className={styles.scroll}>
      <table role="table" className={`${styles.table} ${styles.cards}`} aria-labelledby={labelledBy}>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">{t('action')}</th>
            <th scope="col" role="columnheader">{t('source')}</th>
            <th scope="col" role="columnheader">{t('state')}</th>
            <th scope="col" role="columnheader">{t('lastHeard')}</th>
            <th scope="col" role="columnheader">{t('lag')}</th>
            <th scope="col" role="columnheader">{t('rate')}</th>
            {outcomes.map((outcome) => (
              <th key={outcome} scope="col" role="columnheader">
                {t(outcome)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {sources.map((source) => (
            <tr key={source.id} role="row">
              <td role="cell" data-place="action">
                <IconButton icon="settings" label={t('manage', { name: source.name })} onClick={() => onManage(source)} />
              </td>
              <th scope="row" role="rowheader">{source.name}</th>
              <td role="cell" data-label={t('state')}>
                <Tag>{t(source.revokedAt === null ? 'active' : 'revoked')}</Tag>
              </td>
              <td role="cell" data-label={t('lastHeard')}>
                {source.lastHeardAt === null ? t('never') : formatDateTime(source.lastHeardAt)}
              </td>
              <td role="cell" data-label={t('lag')}>{source.lagSeconds === null ? '' : lagText(source.lagSeconds, t)}</td>
              <td role="cell" data-label={t('rate')}>{rateOf(source)}</td>
              {outcomes.map((outcome) => (
                <td key={outcome} role="cell" data-label={t(outcome)}>
                  {t('pair', { hour: source.lastHour[outcome], month: source.lastMonth[outcome] })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
