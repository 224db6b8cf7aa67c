import { useTexts } from 'shared-ui/language';
import { useUser } from 'shared-ui/session';
import type { ReactNode } from 'react';
import { useConfiguration } from '../configuration/use-configuration';
import { addressWith } from '../external/open-external';
import { PageTitle } from '../frame/page-title';
import page from '../frame/page.module.css';
import plain from '../frame/plain-page.module.css';
import styles from './help-page.module.css';
import sopAddress from './sop/complaint.sop.md';
import { helpTexts } from './text';

const beforeWriting = ['beforeReload', 'beforeFilter', 'beforeScope'] as const;
const steps = ['stepNote', 'stepOpen', 'stepDescribe', 'stepKeep'] as const;

/** Explains raising a complaint, and leads to the external complaint site. */
export function HelpPage(): ReactNode {
  const t = useTexts(helpTexts);
  const user = useUser();
  const { complaintUrl } = useConfiguration();
  if (user === null) return null;
  const ticketUrl = addressWith(complaintUrl, { employeeCode: user.empNo, orgCode: user.eurjaCode });
  return (
    <div className={page.page}>
      <PageTitle page={t('title')} />
      <h1 className={page.title}>{t('title')}</h1>
      <p className={page.lead}>{t('lead')}</p>
      <p className={styles.actions}>
        <a className={plain.action} href={ticketUrl} target="_blank" rel="noopener noreferrer">
          {t('createTicket')}
        </a>
        <a className={styles.document} href={sopAddress} download="Outage-Complaint-SOP.pdf">
          {t('downloadSop')}
        </a>
      </p>
      <section className={styles.section}>
        <h2>{t('steps')}</h2>
        <ol>
          {steps.map((step) => (
            <li key={step}>{t(step)}</li>
          ))}
        </ol>
      </section>
      <section className={styles.section}>
        <h2>{t('before')}</h2>
        <ul>
          {beforeWriting.map((hint) => (
            <li key={hint}>{t(hint)}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
