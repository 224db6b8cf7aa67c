import Alert from 'antd/es/alert';
import { type ReactNode, useEffect } from 'react';
import { type ApiError, mayPass } from 'shared-contracts/client';
import { useWhenOnline } from '../../api/use-when-online';
import { Button } from '../../control/button';
import { Icon } from '../../control/icon';
import { useTexts } from '../../language/use-texts';
import { errorText } from '../../submit/error-text';
import { gridTexts } from '../text/grid-texts';

/** A load failure is logged (docs/product.md#messages), and said quietly: a list that only stays empty would leave the user blind. */
export function ListFailure({ error, onRetry }: { error: ApiError; onRetry: () => void }): ReactNode {
  const t = useTexts(gridTexts);
  useEffect(() => console.error(error), [error]);
  useWhenOnline(error.kind === 'network', onRetry);

  const refused = !mayPass(error);
  return (
    <Alert
      role="status"
      type="warning"
      showIcon
      icon={<Icon name="warning" />}
      title={refused ? t('loadRefused', { message: errorText(error) }) : t('loadFailed')}
      action={!refused && <Button onClick={onRetry}>{t('retry')}</Button>}
    />
  );
}
