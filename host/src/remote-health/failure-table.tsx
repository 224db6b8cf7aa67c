import type { RemoteHealth } from 'shared-contracts/endpoint/remotes/get-remote-health';
import { useTexts } from 'shared-ui/language';
import { formatDateTime } from 'shared-ui/time';
import type { ReactNode } from 'react';
import { stageNameOf } from '../loading/stage-result';
import { loadingTexts } from '../loading/text';
import { HealthTable } from './health-table';
import styles from './health-table.module.css';
import { remoteHealthTexts } from './text';

/** What failed, where, and by which reference a user would name it. */
export function FailureTable({ name, failures }: Pick<RemoteHealth, 'name' | 'failures'>): ReactNode {
  const t = useTexts(remoteHealthTexts);
  const stageText = useTexts(loadingTexts);
  const stageOf = (stage: string) => {
    const known = stageNameOf(stage);
    return known === null ? stage : stageText(known);
  };
  return (
    <HealthTable
      label={t('failures', { remote: name })}
      columns={[
        { title: t('stage'), cell: ({ stage }) => stageOf(stage) },
        { title: t('release'), cell: ({ version, build }) => `${version} (${build})` },
        { title: t('count'), cell: ({ count }) => count },
        { title: t('last'), cell: ({ lastAt }) => formatDateTime(lastAt) },
        { title: t('reference'), cell: ({ lastReference }) => lastReference ?? t('unknown'), className: styles.reference },
      ]}
      rows={failures}
      keyOf={({ version, build, stage }) => `${version}-${build} ${stage}`}
    />
  );
}
