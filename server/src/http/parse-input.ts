import type { FastifyRequest } from 'fastify';
import type { Codec, Endpoint, EndpointInput } from 'shared-contracts/endpoint';
import { englishOf } from 'shared-contracts/english/catalogue';
import { type PartCode, slotNames } from 'shared-contracts/fault/part-texts';
import * as v from 'valibot';
import { partFault, plainMessage } from './part-fault';
import { malformed, Refusal } from './refusal';

const slots = ['params', 'query', 'body'] as const;

/** A call without a slot takes nothing there; an empty object is nothing. */
const nothing = v.optional(v.nullable(v.strictObject({})), {});

const deepest = 20;
const mostFaults = 20;

/**
 * What no call takes: NUL, which PostgreSQL's text cannot hold, and values nested so deep that whoever walks
 * through them would run out of stack. Levels are taken one after the other, not by recursion.
 */
function unfitPart(value: unknown): PartCode | null {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return 'part.deep';
    const next: unknown[] = [];
    for (const part of level) {
      if (typeof part === 'string' && part.includes('\0')) return 'part.holdsNul';
      if (typeof part !== 'object' || part === null) continue;
      for (const [key, inner] of Object.entries(part)) {
        if (key.includes('\0')) return 'part.holdsNul';
        next.push(inner);
      }
    }
    level = next;
  }
  return null;
}

function parse(slot: (typeof slots)[number], codec: Codec | undefined, value: unknown): unknown {
  const result = v.safeParse(codec?.schema ?? nothing, value ?? {}, { message: plainMessage });
  if (result.success) return result.output;
  // Branches of a union say the same more than once.
  const faults = new Map(result.issues.map((issue) => partFault(issue, slotNames[slot])).map((fault) => [englishOf(fault), fault]));
  throw new Refusal('malformed', { faults: [...faults.values()].slice(0, mostFaults) });
}

interface ParseOptions {
  /** The handler judges each item of the body for itself: NUL in one must not refuse the others. */
  readonly judgesItems?: boolean | undefined;
}

/** The slots of the request in clean form; anything unknown, missing or wrong is refused. */
export function parseInput<E extends Endpoint>(
  endpoint: E,
  request: Pick<FastifyRequest, (typeof slots)[number]>,
  { judgesItems = false }: ParseOptions = {},
): EndpointInput<E> {
  const input: Record<string, unknown> = {};
  for (const slot of slots) {
    // Valibot takes a list for an object without the wanted keys.
    if (Array.isArray(request[slot])) throw malformed('part.list', { part: slotNames[slot] });
    const unfit = judgesItems && slot === 'body' ? null : unfitPart(request[slot]);
    if (unfit !== null) throw malformed(unfit, { part: slotNames[slot] });
    const clean = parse(slot, endpoint[slot], request[slot]);
    if (endpoint[slot]) input[slot] = clean;
  }
  return input as EndpointInput<E>;
}
