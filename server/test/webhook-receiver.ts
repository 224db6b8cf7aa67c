// A receiver of webhooks, by real HTTP, for tests.
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type WebhookMessage, webhookMessageSchema } from 'shared-contracts/entity/webhook-message';
import * as v from 'valibot';

export interface ReceivedMessage {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly message: WebhookMessage;
}

export interface WebhookReceiver {
  readonly url: string;
  /** Every attempt, answered or not. */
  readonly received: readonly ReceivedMessage[];
  /** Resolves when the attempts fulfil it. */
  until(holds: (received: readonly ReceivedMessage[]) => boolean): Promise<void>;
  close(): Promise<void>;
}

type Answer = (response: ServerResponse, received: ReceivedMessage, attempt: number) => void;

export const accept: Answer = (response) => void response.writeHead(204).end();

export async function openReceiver(answer: Answer = accept): Promise<WebhookReceiver> {
  const received: ReceivedMessage[] = [];
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString('utf8');
      const one = { headers: request.headers, body, message: v.parse(webhookMessageSchema, JSON.parse(body)) };
      received.push(one);
      answer(response, one, received.length);
      for (const look of waiting) look();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    until: (holds) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!holds(received)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** What is said of outages, in the order in which it came: change and number at the source. */
export function told(received: readonly ReceivedMessage[]): string[] {
  return received.flatMap(({ message }) =>
    message.type === 'test' ? ['test'] : [`${message.data.change} ${message.data.outage.sfmsId ?? message.data.outage.id}`],
  );
}

/** Settings under which a receiver on this machine is told. */
export const receiverSettings = { WEBHOOK_NETWORKS: 'loopback', WEBHOOK_HTTP: '1' };
