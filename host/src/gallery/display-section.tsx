import { Alert, Badge, Descriptions, Empty, Result, Skeleton, Statistic, Tag } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import type { ReactNode } from 'react';
import { Section } from './section';
import { galleryTexts } from './text';

const kinds = ['success', 'info', 'warning', 'error'] as const;

export function DisplaySection(): ReactNode {
  const t = useTexts(galleryTexts);
  return (
    <Section title={t('display')}>
      {kinds.map((type) => (
        <Alert key={type} type={type} showIcon title={t('sentence')} />
      ))}
      <Tag>{t('manual')}</Tag>
      <Tag color="warning">{t('open')}</Tag>
      <Badge count={7} />
      <Statistic title={t('open')} value={4711} />
      <Descriptions column={1} items={[{ key: 'feeder', label: t('feeder'), children: '100001' }]} />
      <Empty description={t('nothing')} />
      <Result status="warning" title={t('nothing')} />
      <Skeleton paragraph={{ rows: 2 }} />
    </Section>
  );
}
