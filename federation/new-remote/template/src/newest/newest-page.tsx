import type { ReactNode } from 'react';
import { listOutages } from 'shared-contracts/endpoint/outages/list-outages';
import type { GridAQuery } from 'shared-contracts/grid/grid-a';
import { useEndpointQuery } from 'shared-ui/api';
import { Button } from 'shared-ui/control';
import { useTexts } from 'shared-ui/language';
import { formatDateTime } from 'shared-ui/time';
import { exampleTexts } from '../text/example-texts';
import styles from './newest-page.module.css';

const query: GridAQuery = {
  offset: 0,
  limit: 5,
  orderBy: 'fault_start_date_time',
  orderByType: 'desc',
  defaultOrderBy: null,
  defaultOrderByType: null,
  filters: [],
  download: null,
};

/** /example: the newest outages of the user's organisation. */
export function NewestPage(): ReactNode {
  const t = useTexts(exampleTexts);
  const { data, error, refetch } = useEndpointQuery(listOutages, { query });
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      {data === undefined && error === null && <p role="status">{t('loading')}</p>}
      {error !== null && (
        <div role="alert" className={styles.failure}>
          <p>{t('failed')}</p>
          <Button onClick={() => void refetch()}>{t('reload')}</Button>
        </div>
      )}
      {data !== undefined && (
        <table className={styles.table}>
          <caption>{t('total', { count: data.totalRecords.count })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('feeder')}</th>
              <th scope="col">{t('category')}</th>
              <th scope="col">{t('began')}</th>
            </tr>
          </thead>
          <tbody>
            {data.dataSource.map((outage) => (
              <tr key={outage.id}>
                <td>{outage.feederName}</td>
                <td>{outage.category}</td>
                <td>{formatDateTime(outage.faultStart)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
