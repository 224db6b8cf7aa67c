import { useTexts } from 'shared-ui/language';
import type { ReactNode } from 'react';
import { PageTitle } from '../frame/page-title';
import page from '../frame/page.module.css';
import { RemoteWidget } from './remote-widget';
import { playgroundTexts } from './text';

/** Where widgets of remotes are shown by themselves. */
export function PlaygroundPage(): ReactNode {
  const t = useTexts(playgroundTexts);
  return (
    <div className={page.page}>
      <PageTitle page={t('title')} />
      <h1 className={page.title}>{t('title')}</h1>
      <p className={page.lead}>{t('lead')}</p>
      <RemoteWidget widget="PendingCountCard" />
    </div>
  );
}
