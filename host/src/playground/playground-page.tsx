import { useTexts } from 'shared-ui/language';
import type { ReactNode } from 'react';
import { Page } from '../frame/page';
import { RemoteWidget } from './remote-widget';
import { playgroundTexts } from './text';

/** Where widgets of remotes are shown by themselves. */
export function PlaygroundPage(): ReactNode {
  const t = useTexts(playgroundTexts);
  return (
    <Page title={t('title')} lead={t('lead')}>
      <RemoteWidget widget="PendingCountCard" />
    </Page>
  );
}
