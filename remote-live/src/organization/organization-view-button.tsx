import { ApiError } from 'shared-contracts/client';
import { Button, Icon } from 'shared-ui/control';
import { useTexts } from 'shared-ui/language';
import { showError } from 'shared-ui/notice';
import { errorText } from 'shared-ui/submit';
import { texts } from '../text/live-texts';
import { openOrganizationView } from './organization-view';

export function OrganizationViewButton() {
  const t = useTexts(texts);
  const open = async () => {
    try {
      if ((await openOrganizationView()) === 'blocked') showError(t('tabBlocked'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showError(errorText(error));
    }
  };
  return (
    <Button icon={<Icon name="link" />} onClick={() => void open()}>
      {t('organizationView')}
    </Button>
  );
}
