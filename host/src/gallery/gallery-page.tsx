import { useTexts } from 'shared-ui/language';
import type { ReactNode } from 'react';
import { Page } from '../frame/page';
import { ControlSection } from './control-section';
import { DisplaySection } from './display-section';
import { FieldSection } from './field-section';
import { LayerSection } from './layer-section';
import { NavigationSection } from './navigation-section';
import { galleryTexts } from './text';

/** For developers: what the suite is made of, and the page on which a browser test opens all of it under the strict policy. */
export function GalleryPage(): ReactNode {
  const t = useTexts(galleryTexts);
  return (
    <Page title={t('title')} lead={t('lead')}>
      <ControlSection />
      <FieldSection />
      <LayerSection />
      <DisplaySection />
      <NavigationSection />
    </Page>
  );
}
