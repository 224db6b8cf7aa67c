import type { RemoteHealth } from 'shared-contracts/endpoint/remotes/get-remote-health';
import { useTexts } from 'shared-ui/language';
import { formatDateTime } from 'shared-ui/time';
import type { ReactNode } from 'react';
import { stageNameOf } from '../loading/stage-result';
import { loadingTexts } from '../loading/text';
import styles from './failure-table.module.css';
import { remoteHealthTexts } from './text';

/** What failed, where, and by which reference a user would name it. Each failure is a card on a phone. */
export function FailureTable({ name, failures }: Pick<RemoteHealth, 'name' | 'failures'>): ReactNode {
  const t = useTexts(remoteHealthTexts);
  const stage = useTexts(loadingTexts);
  return (
    <table className={styles.table} aria-label={t('failures', { remote: name })}>
      <thead>
        <tr>
          {(['stage', 'release', 'count', 'last', 'reference'] as const).map((key) => (
            <th key={key} scope="col">
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {failures.map(({ version, build, stage: failedAt, count, lastAt, lastReference }) => {
          const known = stageNameOf(failedAt);
          return (
            <tr key={`${version}-${build} ${failedAt}`}>
              <th scope="row" data-label={t('stage')}>
                {known === null ? failedAt : stage(known)}
              </th>
              <td data-label={t('release')}>{`${version} (${build})`}</td>
              <td data-label={t('count')}>{count}</td>
              <td data-label={t('last')}>{formatDateTime(lastAt)}</td>
              <td data-label={t('reference')} className={styles.reference}>
                {lastReference ?? t('unknown')}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
