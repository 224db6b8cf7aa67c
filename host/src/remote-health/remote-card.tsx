import type { RemoteHealth } from 'shared-contracts/endpoint/remotes/get-remote-health';
import { Card, Statistic, Tag } from 'shared-ui/display';
import { numberText, useTexts } from 'shared-ui/language';
import { formatDateTime } from 'shared-ui/time';
import type { ReactNode } from 'react';
import { durationText } from './duration-text';
import { FailureTable } from './failure-table';
import { ReleaseTable } from './release-table';
import styles from './remote-card.module.css';
import { remoteHealthTexts } from './text';

function stateOf({ isEnabled, release }: RemoteHealth): 'inUse' | 'switchedOff' | 'noRelease' {
  if (!isEnabled) return 'switchedOff';
  return release === null ? 'noRelease' : 'inUse';
}

/** One remote: what is released, how it loads, and what went wrong. */
export function RemoteCard({ remote }: { remote: RemoteHealth }): ReactNode {
  const t = useTexts(remoteHealthTexts);
  const { name, release, loads, fallbacks, failures, releases } = remote;
  const state = stateOf(remote);
  const isStaged = releases.some(({ audience }) => audience !== undefined);
  const figures = [
    [t('loads'), String(loads.count)],
    [t('half'), durationText(loads.p50Ms, t)],
    [t('most'), durationText(loads.p95Ms, t)],
    [t('fallbacks'), String(fallbacks)],
  ] as const;
  return (
    <section aria-labelledby={name}>
      <Card className={styles.card ?? ''}>
        <header className={styles.header}>
          <h2 id={name} className={styles.name}>
            {name}
          </h2>
          <Tag color={state === 'inUse' ? 'success' : 'warning'}>{t(state)}</Tag>
          <p className={styles.release}>
            {release === null
              ? t('everyReleaseWithdrawn')
              : t('published', {
                  version: release.version,
                  build: release.build,
                  when: formatDateTime(release.publishedAt),
                  who: release.publishedBy,
                })}
          </p>
        </header>
        <div className={styles.figures} role="group" aria-label={t('figures', { remote: name })}>
          {figures.map(([term, value]) => (
            <Statistic key={term} title={term} value={typeof value === 'number' ? numberText(value) : value} groupSeparator="" />
          ))}
        </div>
        {(releases.length > 1 || isStaged) && <ReleaseTable name={name} releases={releases} />}
        {failures.length > 0 ? (
          <FailureTable name={name} failures={failures} />
        ) : (
          <p className={styles.note}>{loads.count === 0 ? t('noLoads') : t('noFailures')}</p>
        )}
      </Card>
    </section>
  );
}
