import { refresh } from 'shared-contracts/endpoint/session/refresh';
import { getApi } from 'shared-ui/api';

/**
 * Asks the API whether the session still lives. When it does not, the host's own handling of a 401
 * ends it: the login page says why and leads back here afterwards.
 */
export async function confirmSession(): Promise<boolean> {
  try {
    await getApi().call(refresh, {});
    return true;
  } catch {
    return false;
  }
}
