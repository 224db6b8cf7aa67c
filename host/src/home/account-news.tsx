import { listAccountNews, readAccountNews, type AccountNews as News } from 'shared-contracts/endpoint/session/account-news';
import { deviceName } from 'shared-contracts/rule/device-name';
import { useCall, useEndpointQuery } from 'shared-ui/api';
import { Button } from 'shared-ui/base';
import { useTexts } from 'shared-ui/language';
import { Link } from 'shared-ui/router';
import { formatDateTime } from 'shared-ui/time';
import { type ReactNode, useEffect } from 'react';
import styles from './account-news.module.css';
import { accountNewsTexts } from './account-news-text';

function NewsItem({ news: { kind, at, device, address, actorName } }: { readonly news: News }): ReactNode {
  const t = useTexts(accountNewsTexts);
  const facts = [
    formatDateTime(at),
    ...(device === null ? [] : [deviceName(device)]),
    ...(address === null ? [] : [t('address', { address })]),
    ...(actorName === null ? [] : [t('by', { name: actorName })]),
  ];
  return (
    <li className={styles.item}>
      <strong>{t(kind)}</strong>
      <span className={styles.facts}>{facts.join(' \u00b7 ')}</span>
    </li>
  );
}

/** What happened to the account since its owner was last here. Nothing is shown without news; a failure is logged only. */
export function AccountNews(): ReactNode {
  const t = useTexts(accountNewsTexts);
  const call = useCall();
  const { data, error, refetch } = useEndpointQuery(listAccountNews, {});
  useEffect(() => {
    if (error !== null) console.error(error);
  }, [error]);
  const [newest] = data?.news ?? [];
  if (data === undefined || newest === undefined) return null;
  const read = () => call(readAccountNews, { body: { newest: newest.id } }).then(() => refetch(), console.error);
  return (
    <section className={styles.news} aria-labelledby="account-news">
      <h2 id="account-news" className={styles.heading}>
        {t('heading')}
      </h2>
      <ul className={styles.list}>
        {data.news.map((news) => (
          <NewsItem key={news.id} news={news} />
        ))}
      </ul>
      <p className={styles.facts}>{t('advice')}</p>
      <div className={styles.actions}>
        <Link to="/sessions">{t('sessions')}</Link>
        <Button onClick={() => void read()}>{t('read')}</Button>
      </div>
    </section>
  );
}
