import { Breadcrumb } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { Menu, Pagination, Tabs } from 'shared-ui/navigation';
import type { ReactNode } from 'react';
import { Section } from './section';
import { galleryTexts } from './text';

export function NavigationSection(): ReactNode {
  const t = useTexts(galleryTexts);
  const places = [
    { key: 'list', label: t('list') },
    { key: 'map', label: t('map') },
  ];
  return (
    <Section title={t('navigation')}>
      <Breadcrumb items={[{ title: t('home') }, { title: t('title') }]} />
      <Tabs items={places.map((place) => ({ ...place, children: place.label }))} />
      <Menu items={places} selectable={false} />
      <Pagination total={30} showSizeChanger={false} />
    </Section>
  );
}
