import { ExternalButton } from 'shared-ui/control';
import { Icon } from 'shared-ui/icon';
import { useLanguage, useTexts } from 'shared-ui/language';
import { useUser } from 'shared-ui/session';
import type { ReactNode } from 'react';
import { useConfiguration } from '../configuration/use-configuration';
import { addressWith } from '../external/open-external';
import { Page } from '../frame/page';
import styles from './help-page.module.css';
import { sopAddresses } from './sop/sop-addresses';
import { helpTexts } from './text';

const beforeWriting = ['beforeReload', 'beforeFilter', 'beforeScope'] as const;
const steps = ['stepNote', 'stepOpen', 'stepDescribe', 'stepKeep'] as const;

/** Explains raising a complaint, and leads to the external complaint site. */
export function HelpPage(): ReactNode {
  const t = useTexts(helpTexts);
  const { language } = useLanguage();
  const user = useUser();
  const { complaintUrl } = useConfiguration();
  if (user === null) return null;
  const ticketUrl = addressWith(complaintUrl, { employeeCode: user.empNo, orgCode: user.eurjaCode });
  return (
    <Page title={t('title')} lead={t('lead')}>
      <div className={styles.actions}>
        <ExternalButton look="primary" href={ticketUrl} icon={<Icon name="link" />}>
          {t('createTicket')}
        </ExternalButton>
        <ExternalButton href={sopAddresses[language]} download="Outage-Complaint-SOP.pdf" icon={<Icon name="download" />}>
          {t('downloadSop')}
        </ExternalButton>
      </div>
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
    </Page>
  );
}
