import * as v from 'valibot';
import { type Codec, mapped, type Schema } from '../codec';
import { faultSchema } from '../fault/fault';

/** What an accepted write answers (docs/product.md#the-wire). */
export const outcomeSchema = v.object({
  status: v.literal('Success'),
  message: v.string(),
  code: v.optional(v.pipe(v.string(), v.description('What `message` says; unique and stable'))),
});
export type Outcome = v.InferOutput<typeof outcomeSchema>;

/** What every refused call answers. An answer without `faults`, or with others than these, is read by its message alone. */
export const failureSchema = v.object({
  status: v.optional(v.literal('Fail')),
  message: v.string(),
  errors: v.optional(v.array(v.string())),
  faults: v.optional(v.fallback(v.array(faultSchema), [])),
});

/** An answer whose one record is its `data`. */
export function inData<const S extends Schema>(record: Codec<S>) {
  return mapped(v.object({ data: record.schema }), ({ data }) => ({ data: record.encode(data) }));
}

/** An answer whose records are its `data`. */
export function inDataList<const S extends Schema>(record: Codec<S>) {
  return mapped(v.object({ data: v.array(record.schema) }), ({ data }) => ({ data: data.map((clean) => record.encode(clean)) }));
}
