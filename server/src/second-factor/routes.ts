import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes as renewCall,
} from 'shared-contracts/endpoint/second-factor/second-factor';
import type { Router } from '../http/router';
import { success } from '../http/success';
import type { Services } from '../services/services';
import { checkOwnPassword } from '../password/check-own-password';
import { beginFactor, confirmFactor, findOwnFactor, removeOwnFactor, renewRecoveryCodes } from './own-factor';

const field = 'password';

export function registerSecondFactor(router: Router, services: Services): void {
  router.handle(getSecondFactor, ({ caller: { principal } }) => findOwnFactor(services, principal));
  router.handle(beginSecondFactor, async ({ input: { body: { password } }, caller: { principal }, address }) => {
    await checkOwnPassword(services, principal, { password, field, address });
    return beginFactor(services, principal);
  });
  router.handle(confirmSecondFactor, async ({ input: { body }, caller: { principal } }) => ({
    recoveryCodes: [...(await confirmFactor(services, principal, body.code))],
  }));
  router.handle(renewCall, async ({ input: { body: { password } }, caller: { principal }, address }) => {
    await checkOwnPassword(services, principal, { password, field, address });
    return { recoveryCodes: [...(await renewRecoveryCodes(services, principal))] };
  });
  router.handle(removeSecondFactor, async ({ input: { body: { password, code } }, caller: { principal }, address }) => {
    await checkOwnPassword(services, principal, { password, field, address });
    await removeOwnFactor(services, principal, code);
    return success('secondFactor.removed');
  });
}
