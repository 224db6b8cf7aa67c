import { Button, Icon, IconButton, type IconName, LinkButton } from 'shared-ui/control';
import { useTexts } from 'shared-ui/language';
import type { ReactNode } from 'react';
import { Section } from './section';
import { galleryTexts } from './text';

const icons: readonly IconName[] = [
  'reload',
  'columns',
  'download',
  'filter',
  'sortNone',
  'edit',
  'remove',
  'warning',
  'success',
  'search',
  'clock',
  'place',
];

export function ControlSection(): ReactNode {
  const t = useTexts(galleryTexts);
  return (
    <Section title={t('controls')}>
      <Button look="primary">{t('save')}</Button>
      <Button>{t('cancel')}</Button>
      <Button look="quiet">{t('more')}</Button>
      <Button danger>{t('remove')}</Button>
      <Button icon={<Icon name="download" />}>{t('more')}</Button>
      <Button disabled>{t('save')}</Button>
      <Button aria-disabled>{t('wait')}</Button>
      <LinkButton to="/">{t('home')}</LinkButton>
      <IconButton icon="reload" label={t('more')} />
      <p>
        {icons.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </p>
    </Section>
  );
}
