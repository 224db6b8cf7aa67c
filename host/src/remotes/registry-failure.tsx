import type { ApiError } from 'shared-contracts/client';
import { useTexts } from 'shared-ui/language';
import { type ReactNode, useState } from 'react';
import { failureAt } from './load-result';
import { RemoteErrorPanel } from './remote-error-panel';
import { remoteTexts } from './text';

/** Without the registry the host does not know what it could load. */
export function RegistryFailure({ error, onRetry }: { error: ApiError; onRetry: () => void }): ReactNode {
  const t = useTexts(remoteTexts);
  const [failure] = useState(() => failureAt('registry', error.message, error.kind === 'network'));
  return <RemoteErrorPanel name={t('registryPart')} version={null} failure={failure} onRetry={onRetry} />;
}
