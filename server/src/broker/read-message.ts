// What one message holds: an event, a list of them, or the body of the call for events.
import { limits } from 'shared-contracts/constant/limit';

export type MessageContent = { readonly events: readonly unknown[] } | { readonly problem: string };

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function listIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value === 'object' && value !== null && 'events' in value && Array.isArray(value.events)) return value.events;
  return [value];
}

/** Each event is judged later, by itself. */
export function readMessage(text: string): MessageContent {
  const value = parse(text);
  if (typeof value !== 'object' || value === null) return { problem: 'The message is not a JSON event' };
  const events = listIn(value);
  return events.length > limits.ingestBatch ? { problem: `A message holds at most ${limits.ingestBatch} events` } : { events };
}
