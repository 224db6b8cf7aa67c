import type { Settings } from '../settings/settings';
import { networksOf } from './receiver-address';
import type { ReceiverRules } from './receiver-url';

/** What the settings allow beside public addresses by HTTPS. */
export function receiverRules({ webhookNetworks, mayWebhooksUseHttp }: Settings): ReceiverRules {
  return { networks: networksOf(webhookNetworks), mayUseHttp: mayWebhooksUseHttp };
}
