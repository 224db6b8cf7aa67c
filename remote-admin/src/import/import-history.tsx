import { type ReactNode, useId } from 'react';
import { listImports } from 'shared-contracts/endpoint/import/list-imports';
import { useEndpointQuery } from 'shared-ui/api';
import { Alert, Skeleton } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { errorText } from 'shared-ui/submit';
import { formatDateTime } from 'shared-ui/time';
import { importTexts } from '../text/master-texts';
import styles from './import-page.module.css';

const counts = ['added', 'changed', 'unchanged', 'retired'] as const;

/** The files that were applied: when, who did it, what changed, and which file it was. */
export function ImportHistory(): ReactNode {
  const t = useTexts(importTexts);
  const id = useId();
  const { data, error, isPending } = useEndpointQuery(listImports, {});
  const runs = data?.imports ?? [];
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t('history')}
      </h2>
      {isPending && <Skeleton active paragraph={{ rows: 3 }} />}
      {error !== null && <Alert type="error" showIcon title={errorText(error)} />}
      {data !== undefined && runs.length === 0 && <p className={styles.hint}>{t('noHistory')}</p>}
      {runs.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.table} aria-labelledby={id}>
            <thead>
              <tr>
                <th scope="col">{t('at')}</th>
                <th scope="col">{t('actor')}</th>
                <th scope="col">{t('kindShort')}</th>
                <th scope="col">{t('fileName')}</th>
                {counts.map((count) => (
                  <th key={count} scope="col">
                    {t(count)}
                  </th>
                ))}
                <th scope="col">{t('size')}</th>
                <th scope="col">{t('hash')}</th>
              </tr>
            </thead>
            <tbody>
              {runs.map((run) => (
                <tr key={run.id}>
                  <td>{formatDateTime(run.at)}</td>
                  <td>{run.actor}</td>
                  <td>{t(run.kind)}</td>
                  <td className={styles.name}>{run.fileName ?? '\u2013'}</td>
                  {counts.map((count) => (
                    <td key={count}>{run[count]}</td>
                  ))}
                  <td>{run.bytes}</td>
                  <td className={styles.hash} title={run.sha256}>
                    {run.sha256}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
