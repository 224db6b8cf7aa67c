import type { RemoteHealth } from 'shared-contracts/endpoint/remotes/get-remote-health';
import { useTexts } from 'shared-ui/language';
import type { ReactNode } from 'react';
import { durationText } from './duration-text';
import styles from './failure-table.module.css';
import { remoteHealthTexts } from './text';

/** How each release does beside the ones before. On a phone each is a card. */
export function ReleaseTable({ name, releases }: Pick<RemoteHealth, 'name' | 'releases'>): ReactNode {
  const t = useTexts(remoteHealthTexts);
  return (
    <table className={styles.table} aria-label={t('releases', { remote: name })}>
      <thead>
        <tr>
          {(['release', 'loads', 'failed', 'people', 'halfShort'] as const).map((key) => (
            <th key={key} scope="col">
              {t(key)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {releases.map(({ version, build, loads, failures, people, p50Ms }) => (
          <tr key={`${version}-${build}`}>
            <th scope="row" data-label={t('release')} className={styles.plain}>{`${version} (${build})`}</th>
            <td data-label={t('loads')}>{loads}</td>
            <td data-label={t('failed')}>{failures}</td>
            <td data-label={t('people')}>{people}</td>
            <td data-label={t('halfShort')}>{durationText(p50Ms, t)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
