import type { FastifyRequest } from 'fastify';
import type { Codec, Endpoint, EndpointInput } from 'shared-contracts/endpoint';
import { rangeTexts } from 'shared-contracts/grid/range-order';
import * as v from 'valibot';
import { plainMessage } from './plain-message';
import { malformed, Refusal } from './refusal';

const slots = ['params', 'query', 'body'] as const;

/** A call without a slot takes nothing there; an empty object is nothing. */
const nothing = v.optional(v.nullable(v.strictObject({})), {});

/** Messages of the product that name their fields themselves. */
const wholeMessages = new Set<string>(Object.values(rangeTexts));

/** A sentence that names the field, or the part of the request. */
function describe(slot: (typeof slots)[number], issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue);
  if (field !== null && !wholeMessages.has(issue.message)) return `${field} ${issue.message}`;
  return issue.kind === 'schema' ? `The ${slot} ${issue.message}` : issue.message;
}

const deepest = 20;

/**
 * What no call takes: NUL, which PostgreSQL's text cannot hold, and values nested so deep that whoever walks
 * through them would run out of stack. Levels are taken one after the other, not by recursion.
 */
function unfitPart(value: unknown): string | null {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return 'is nested too deep';
    const next: unknown[] = [];
    for (const part of level) {
      if (typeof part === 'string' && part.includes('\0')) return 'holds a NUL character';
      if (typeof part !== 'object' || part === null) continue;
      for (const [key, inner] of Object.entries(part)) {
        if (key.includes('\0')) return 'holds a NUL character';
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
  const problems = new Map(result.issues.map((issue) => [describe(slot, issue), v.getDotPath(issue)]));
  const faults = [...problems].slice(0, 20).map(([problem, field]) => ({ field, code: 'malformedPart', values: { problem } } as const));
  throw new Refusal('malformed', { faults });
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
    if (Array.isArray(request[slot])) throw malformed([`The ${slot} must be an object, not a list.`]);
    const unfit = judgesItems && slot === 'body' ? null : unfitPart(request[slot]);
    if (unfit !== null) throw malformed([`The ${slot} ${unfit}.`]);
    const clean = parse(slot, endpoint[slot], request[slot]);
    if (endpoint[slot]) input[slot] = clean;
  }
  return input as EndpointInput<E>;
}
