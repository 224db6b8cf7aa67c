import { removeSecondFactor, renewRecoveryCodes } from 'shared-contracts/endpoint/second-factor/second-factor';
import { getApi } from 'shared-ui/client';
import { useTexts } from 'shared-ui/language';
import { notify } from 'shared-ui/notice';
import { outcomeText } from 'shared-ui/submit';
import type { ReactNode } from 'react';
import { SecretForm } from './secret-form';
import { secondFactorTexts } from './text';

interface ChangeProps<Made> {
  readonly onDone: (made: Made) => void;
  readonly onCancel: () => void;
}

export function RenewForm({ onDone, onCancel }: ChangeProps<readonly string[]>): ReactNode {
  const t = useTexts(secondFactorTexts);
  return (
    <SecretForm
      asks={['password']}
      submit={t('renew')}
      send={({ password }) => getApi().call(renewRecoveryCodes, { body: { password } })}
      onDone={({ recoveryCodes }) => onDone(recoveryCodes)}
      onCancel={onCancel}
    />
  );
}

export function RemoveForm({ onDone, onCancel }: ChangeProps<null>): ReactNode {
  const t = useTexts(secondFactorTexts);
  return (
    <SecretForm
      asks={['password', 'code']}
      submit={t('remove')}
      send={(body) => getApi().call(removeSecondFactor, { body })}
      onDone={(outcome) => {
        notify.success(outcomeText(outcome));
        onDone(null);
      }}
      onCancel={onCancel}
    />
  );
}
