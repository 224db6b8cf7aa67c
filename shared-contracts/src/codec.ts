import type * as v from 'valibot';

/** Any synchronous valibot schema. */
export type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

/**
 * How a value looks on the wire and how the suite sees it.
 * `schema` parses the wire form into the clean form; `encode` goes back.
 */
export interface Codec<S extends Schema = Schema> {
  readonly schema: S;
  encode(clean: v.InferOutput<S>): v.InferInput<S>;
  /** The names of fields on the wire by their names inside, where faults name them and they differ. */
  readonly wireNames?: Readonly<Record<string, string>>;
}

/** The form inside the suite. */
export type Clean<C extends Codec> = v.InferOutput<C['schema']>;

/** The wire form and the clean form are the same. */
export function plain<const S extends v.BaseSchema<T, T, v.BaseIssue<unknown>>, T = v.InferOutput<S>>(schema: S): Codec<S> {
  return { schema, encode: (clean) => clean };
}

/** The schema turns the wire form into another, clean form; `encode` is its inverse. */
export function mapped<const S extends Schema>(schema: S, encode: (clean: v.InferOutput<S>) => v.InferInput<S>): Codec<S> {
  return { schema, encode };
}

/** The schema is lenient (defaults, numbers for digits) and what it gives is itself a valid wire form. */
export function accepting<const S extends Schema>(schema: S & AcceptsItsOutput<S>): Codec<S> {
  return { schema, encode: (clean) => clean as v.InferInput<S> };
}

type AcceptsItsOutput<S extends Schema> = v.InferOutput<S> extends v.InferInput<S> ? unknown : never;
