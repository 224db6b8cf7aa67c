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

/** What came from each source. */
export function SourceTable({ sources, labelledBy, onManage }: SourceTableProps): ReactNode {
  const t = useTexts(sourceTexts);
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">{t('action')}</th>
            <th scope="col">{t('source')}</th>
            <th scope="col">{t('state')}</th>
            <th scope="col">{t('lastHeard')}</th>
            <th scope="col">{t('lag')}</th>
            <th scope="col">{t('rate')}</th>
            {outcomes.map((outcome) => (
              <th key={outcome} scope="col">
                {t(outcome)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map((source) => (
            <tr key={source.id}>
              <td>
                <IconButton icon="settings" label={t('manage', { name: source.name })} onClick={() => onManage(source)} />
              </td>
              <th scope="row">{source.name}</th>
              <td>
                <Tag>{t(source.revokedAt === null ? 'active' : 'revoked')}</Tag>
              </td>
              <td>{source.lastHeardAt === null ? t('never') : formatDateTime(source.lastHeardAt)}</td>
              <td>{source.lagSeconds === null ? '' : lagText(source.lagSeconds, t)}</td>
              <td>{rateOf(source)}</td>
              {outcomes.map((outcome) => (
                <td key={outcome}>{t('pair', { hour: source.lastHour[outcome], month: source.lastMonth[outcome] })}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
