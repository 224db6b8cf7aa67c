import type { RemoteHealth } from 'shared-contracts/endpoint/remotes/get-remote-health';
import { useTexts } from 'shared-ui/language';
import type { ReactNode } from 'react';
import { durationText } from './duration-text';
import { HealthTable } from './health-table';
import styles from './health-table.module.css';
import { remoteHealthTexts } from './text';

/** How each release does beside the ones before. */
export function ReleaseTable({ name, releases }: Pick<RemoteHealth, 'name' | 'releases'>): ReactNode {
  const t = useTexts(remoteHealthTexts);
  return (
    <HealthTable
      label={t('releases', { remote: name })}
      columns={[
        {
          title: t('release'),
          cell: ({ version, build, audience }) =>
            audience === undefined ? `${version} (${build})` : t('releaseFor', { version, build, audience }),
          className: styles.plain,
        },
        { title: t('loads'), cell: ({ loads }) => loads },
        { title: t('failed'), cell: ({ failures }) => failures },
        { title: t('people'), cell: ({ people }) => people },
        { title: t('halfShort'), cell: ({ p50Ms }) => durationText(p50Ms, t) },
      ]}
      rows={releases}
      keyOf={({ version, build }) => `${version}-${build}`}
    />
  );
}
