// Signatures of the Standard Webhooks specification: HMAC-SHA256 over id, moment and body.
import { createHmac, randomBytes } from 'node:crypto';
import { webhookHeaders, webhookSecretPrefix } from 'shared-contracts/constant/webhook';

export const makeSecret = (): Buffer => randomBytes(32);

/** As an administrator is shown it, once. */
export const secretText = (secret: Buffer): string => `${webhookSecretPrefix}${secret.toString('base64')}`;

interface Signed {
  readonly messageId: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

export function signatureOf(secret: Buffer, { messageId, timestamp, body }: Signed): string {
  return `v1,${createHmac('sha256', secret).update(`${messageId}.${timestamp}.${body}`).digest('base64')}`;
}

/** What goes with a body: its number, the moment, and a signature by each secret that counts. */
export function signedHeaders(secrets: readonly Buffer[], signed: Signed): Record<string, string> {
  return {
    [webhookHeaders.id]: signed.messageId,
    [webhookHeaders.timestamp]: String(signed.timestamp),
    [webhookHeaders.signature]: secrets.map((secret) => signatureOf(secret, signed)).join(' '),
  };
}
