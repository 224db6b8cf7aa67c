import * as v from 'valibot';
import { malformed } from './refusal';

const documentSchema = v.record(v.string(), v.unknown());

/** The body of a call that takes a document: an object, whatever is in it. */
export function readDocument(body: unknown): Readonly<Record<string, unknown>> {
  const read = v.safeParse(documentSchema, body);
  if (!read.success || Array.isArray(body)) throw malformed('body.document');
  return read.output;
}
