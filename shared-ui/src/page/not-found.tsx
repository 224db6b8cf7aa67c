import DisconnectOutlined from '@ant-design/icons/DisconnectOutlined';
import Result from 'antd/es/result';
import type { ReactNode } from 'react';
import { LinkButton } from '../control/link-button';
import { useTexts } from '../language/use-texts';
import styles from './not-found.module.css';
import { pageTexts } from './page-texts';

/** For unknown addresses, and for those that the user may not know of: denied looks like not found (docs/product.md#permissions). */
export function NotFound(): ReactNode {
  const t = useTexts(pageTexts);
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
