import DisconnectOutlined from '@ant-design/icons/DisconnectOutlined';
import Result from 'antd/es/result';
import type { ReactNode } from 'react';
import { LinkButton } from '../control/link-button';
import { defineTexts } from '../language/define-texts';
import { useTexts } from '../language/use-texts';
import styles from './not-found.module.css';

const texts = defineTexts('shared/page', {
  notFound: '404 Error | Page Not Found...',
  goToHome: 'Go to Home',
});

/** For unknown addresses, and for those that the user may not know of: denied looks like not found (docs/product.md#denied). */
export function NotFound(): ReactNode {
  const t = useTexts(texts);
  return (
    <Result
      className={styles.page ?? ''}
      icon={<DisconnectOutlined aria-hidden="true" aria-label={undefined} role="presentation" />}
      title={<h1 className={styles.title}>{t('notFound')}</h1>}
      extra={
        <LinkButton to="/" look="primary">
          {t('goToHome')}
        </LinkButton>
      }
    />
  );
}
