import { may } from 'shared-contracts/rule/permission';
import { Button } from 'shared-ui/base';
import { Icon } from 'shared-ui/icon';
import { useTexts } from 'shared-ui/language';
import { useUser } from 'shared-ui/session';
import type { ReactNode } from 'react';
import { useConfiguration } from '../configuration/use-configuration';
import { Page } from '../frame/page';
import { useRegistry } from '../registry/use-registry';
import { AccountNews } from './account-news';
import { OpenCountLink, PendingCountLink } from './count-link';
import styles from './home-page.module.css';
import { OfficePath } from './office-path';
import { RecentOutages } from './recent-outages';
import { ShortcutCard, shortcutsOf } from './shortcut-card';
import { homeTexts } from './text';

/** Home (docs/product.md#permissions): the user's office, what is open and pending there, what happened last, and where to go. */
export function HomePage(): ReactNode {
  const t = useTexts(homeTexts);
  const user = useUser();
  const { releases } = useRegistry();
  const { organizationPendingUrl } = useConfiguration();
  if (user === null) return null;
  return (
    <Page title={t('title')} heading={t('welcome', { name: user.name })}>
      <OfficePath user={user} />
      <section className={styles.counts} aria-label={t('counts')}>
        <OpenCountLink />
        {may(user, 'homeCards') && (
          <>
            <PendingCountLink />
            <Button className={styles.external} onClick={() => window.open(organizationPendingUrl, '_blank', 'noopener,noreferrer')}>
              {t('pendingCount')}
              <Icon name="link" />
            </Button>
          </>
        )}
      </section>
      <div className={styles.columns}>
        <RecentOutages />
        <div>
          <section className={styles.shortcuts} aria-labelledby="shortcuts">
            <h2 id="shortcuts" className={styles.heading}>
              {t('shortcuts')}
            </h2>
            <ul className={styles.cards}>
              {shortcutsOf(releases ?? [], t).map((shortcut) => (
                <ShortcutCard key={shortcut.path} shortcut={shortcut} />
              ))}
            </ul>
          </section>
          <AccountNews />
        </div>
      </div>
    </Page>
  );
}
