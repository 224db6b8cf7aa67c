import { setTimeout as delay } from 'node:timers/promises';
import { ingestAnswerSchema } from 'shared-contracts/entity/ingest-answer';
import * as v from 'valibot';
import { CommandError } from './surroundings';

export interface Target {
  readonly url: string;
  readonly key: string;
}

export type Answer = v.InferOutput<typeof ingestAnswerSchema>;

const attempts = 10;

/** Sends events until they are answered: what is sent twice counts once. */
export async function postEvents({ url, key }: Target, events: readonly unknown[], attempt = 1): Promise<Answer> {
  const headers = { 'content-type': 'application/json', 'x-ingest-key': key };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ events }) }).catch(() => null);
  if (answer?.ok) return v.parse(ingestAnswerSchema, await answer.json());
  if ((answer !== null && answer.status < 500) || attempt === attempts)
    throw new CommandError(answer === null ? `${url} does not answer.` : `${url} answered ${answer.status}: ${await answer.text()}`);
  await delay(Math.min(30_000, 250 * 2 ** attempt));
  return postEvents({ url, key }, events, attempt + 1);
}
