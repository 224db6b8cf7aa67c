import { checkSetup } from 'shared-contracts/endpoint/setup/check-setup';
import { setUp } from 'shared-contracts/endpoint/setup/set-up';
import type { Router } from '../http/router';
import { success } from '../http/success';
import type { Services } from '../services/services';
import { setupState, setUpSuite } from './set-up-suite';

export function registerSetup(router: Router, services: Services): void {
  router.handle(checkSetup, async ({ input: { body } }) => ({ state: await setupState(services.db, body.token) }));
  router.handle(setUp, async ({ input: { body } }) => {
    await setUpSuite(services, body);
    return success('setup.made');
  });
}
