import { ApiError } from 'shared-contracts/client';
import { getSurfaceToken } from 'shared-contracts/endpoint/session/get-surface-token';
import { getApi } from 'shared-ui/client';
import { textOf } from 'shared-ui/language';
import { notify, withProcessing } from 'shared-ui/notice';
import { errorText } from 'shared-ui/submit';
import { externalTexts } from './text';

/** `url` with more query parameters; those that it has stay. */
export function addressWith(url: string, parameters: Readonly<Record<string, string>>): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}

/**
 * Opens an external dashboard in a new tab with a one-time ticket. The tab is opened before the
 * ticket is asked for: a browser blocks tabs that do not follow directly from a click.
 */
export async function openWithTicket(url: string): Promise<void> {
  const tab = window.open('', '_blank');
  if (tab === null) {
    notify.failure(textOf(externalTexts)('popupBlocked'));
    return;
  }
  tab.opener = null;
  try {
    const { ticket } = await withProcessing(getApi().call(getSurfaceToken, {}));
    tab.location.replace(addressWith(url, { ticket }));
  } catch (error) {
    tab.close();
    if (!(error instanceof ApiError)) throw error;
    notify.failure(errorText(error));
  }
}
