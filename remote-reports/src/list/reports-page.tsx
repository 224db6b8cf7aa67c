import type { ReactNode } from 'react';
import { useTexts } from 'shared-ui/language';
import { Link } from 'shared-ui/router';
import { useUser } from 'shared-ui/session';
import { texts } from '../text';
import { reportsOf } from './report-table';
import styles from './reports-page.module.css';

/** /report and /report/list: the reports of this user. */
export function ReportsPage(): ReactNode {
  const t = useTexts(texts);
  const user = useUser();
  if (user === null) return null;
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <ul className={styles.reports}>
        {reportsOf(user).map(({ path, title, hint }) => (
          <li key={path} className={styles.report}>
            <Link to={path} className={styles.link}>
              {t(title)}
            </Link>
            <p className={styles.hint}>{t(hint)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
