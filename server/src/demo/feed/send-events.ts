import { ingestOutages } from 'shared-contracts/endpoint/ingest/ingest-outages';
import type { SendEvents } from './feed-player';

const patienceMs = 20_000;

/** Reports to the API as any monitoring system does. */
export function createSender(apiUrl: string, key: string): SendEvents {
  return async (events) => {
    const answer = await fetch(new URL(ingestOutages.path, apiUrl), {
      method: ingestOutages.method,
      headers: { 'content-type': 'application/json', 'x-ingest-key': key },
      body: JSON.stringify({ events }),
      signal: AbortSignal.timeout(patienceMs),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The feed was answered ${answer.status}.`);
  };
}
