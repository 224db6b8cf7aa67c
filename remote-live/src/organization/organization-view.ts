// The external analytics dashboard takes a one-time ticket.
import { getSurfaceToken } from 'shared-contracts/endpoint/session/get-surface-token';
import { getApi } from 'shared-ui/api';
import { getConfig } from 'shared-ui/config';
import { withProcessing } from 'shared-ui/notice';

function organizationViewAddress(site: string, ticket: string): string {
  const address = new URL(site);
  address.searchParams.set('ticket', ticket);
  return address.href;
}

/**
 * Opens the dashboard in a new tab; says 'blocked' when the browser does not let it. The tab is
 * opened before the ticket is asked for: later, the browser would not connect it with the click.
 * Rejects with ApiError, the tab closed again.
 */
export async function openOrganizationView(): Promise<'opened' | 'blocked'> {
  const tab = window.open('', '_blank');
  if (tab === null) return 'blocked';
  tab.opener = null;
  try {
    const { ticket } = await withProcessing(getApi().call(getSurfaceToken, {}));
    tab.location.replace(organizationViewAddress(getConfig().organizationViewUrl, ticket));
    return 'opened';
  } catch (error) {
    tab.close();
    throw error;
  }
}
