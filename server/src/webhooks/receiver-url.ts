import { isIP } from 'node:net';
import { refusal } from '../http/refusal';
import { allowedAddresses, isAllowedAddress, type Networks, PrivateAddressError } from './receiver-address';

/** What the settings allow beside public addresses by HTTPS. */
export interface ReceiverRules {
  readonly networks: Networks;
  readonly mayUseHttp: boolean;
}

/** The host without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

type UrlFault = 'webhook.badUrl' | 'webhook.notHttps' | 'webhook.credentials' | 'webhook.notPublic';

/** What is wrong with an address as it stands; null: nothing that can be seen without looking its name up. */
export function urlFault(text: string, { networks, mayUseHttp }: ReceiverRules): UrlFault | null {
  if (!URL.canParse(text)) return 'webhook.badUrl';
  const url = new URL(text);
  if (url.protocol !== 'https:' && !(mayUseHttp && url.protocol === 'http:')) return 'webhook.notHttps';
  if (url.username !== '' || url.password !== '' || url.hash !== '') return 'webhook.credentials';
  return isIP(hostOf(url)) !== 0 && !isAllowedAddress(hostOf(url), networks) ? 'webhook.notPublic' : null;
}

/** Throws unless a webhook may lead there. It is asked again at every connection: names move. */
export async function requireReceiver(text: string, rules: ReceiverRules): Promise<void> {
  const fault = urlFault(text, rules);
  if (fault !== null) throw refusal('ruleBroken', fault, undefined, 'url');
  const host = hostOf(new URL(text));
  if (isIP(host) !== 0) return;
  try {
    await allowedAddresses(host, rules.networks);
  } catch (error) {
    if (error instanceof PrivateAddressError) throw refusal('ruleBroken', 'webhook.notPublic', undefined, 'url');
    throw refusal('ruleBroken', 'webhook.unresolved', { host }, 'url');
  }
}
