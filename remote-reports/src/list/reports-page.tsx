import type { ReactNode } from 'react';
import { useTexts } from 'shared-ui/language';
import { Link } from 'shared-ui/router';
import { useUser } from 'shared-ui/session';
import { texts } from '../text/report-texts';
import { reportsOf } from './report-table';
import styles from './reports-page.module.css';

/** /report and /report/list: the reports of this user. */
export function ReportsPage(): ReactNode {
  const t = useTexts(texts);
  const user = useUser();
  if (user === null) return null;
  return (
    <section className={styles.page}>
      <header>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.hint}>{t('lead')}</p>
      </header>
      <ul className={styles.reports}>
        {reportsOf(user).map(({ path, title, hint, answers, audience }) => (
          <li key={path} className={styles.report}>
            <h2 className={styles.name}>
              <Link to={path} className={styles.link}>
                {t(title)}
              </Link>
            </h2>
            <p>{t(hint)}</p>
            <dl className={styles.facts}>
              <dt>{t('answers')}</dt>
              {answers.map((answer) => (
                <dd key={answer}>{t(answer)}</dd>
              ))}
              <dt>{t('audience')}</dt>
              <dd>{t(audience)}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
