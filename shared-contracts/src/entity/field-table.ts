// One table per entity says each fact once. A fact has a clean name (the key), names on the wire and in the database,
// and the shape of its value. Codecs, list columns, forms and SQL lists derive from it.
import * as v from 'valibot';
import type { Codec, Schema } from '../codec';

/** One fact of an entity. */
export interface Field {
  /** Its name on the wire in answers, and in filters, orders and downloads. */
  readonly wire?: string;
  /** Its value in answers. */
  readonly schema?: Schema;
  /** Its name on the wire when it is saved. */
  readonly saveAs?: string;
  /** Its value when it is saved. */
  readonly input?: Schema;
  /** Its column of the database, where that differs from `wire`. */
  readonly column?: string;
}

/** A fact that a list shows, filters, sorts and downloads. */
export interface ListField<Type extends string = string> extends Field {
  readonly wire: string;
  readonly schema: Schema;
  readonly type: Type;
  /**
   * The office whose record holds it, where that is not the record itself: its own, its GETCO substation's, or its
   * discom sub-division's.
   */
  readonly office?: 'own' | 'substation' | 'subdivision';
}

export type FieldTable = Readonly<Record<string, Field>>;

/** The two directions, each with the properties that say name and value. */
type Side = 'read' | 'save';
const sides = { read: ['wire', 'schema'], save: ['saveAs', 'input'] } as const;
type NameOn<F, S extends Side> = F extends { readonly [P in (typeof sides)[S][0]]: infer Name extends string } ? Name : never;
type SchemaOn<F, S extends Side> = F extends { readonly [P in (typeof sides)[S][1]]: infer Value extends Schema } ? Value : never;

/** The form on the wire, under its names. */
type WireForm<T extends FieldTable, S extends Side> = { [Key in keyof T as NameOn<T[Key], S>]: v.InferInput<SchemaOn<T[Key], S>> };
/** The clean form: the keys of the table, as far as that side knows them. */
type CleanSide<T extends FieldTable, S extends Side> = {
  [Key in keyof T as NameOn<T[Key], S> extends never ? never : Key]: v.InferOutput<SchemaOn<T[Key], S>>;
};

/** A row of an entity in clean form. */
export type CleanRow<T extends FieldTable> = Readonly<CleanSide<T, 'read'>>;
/** A form of an entity in clean form. */
export type CleanForm<T extends FieldTable> = Readonly<CleanSide<T, 'save'>>;

function namesOn(table: FieldTable, side: Side): readonly (readonly [key: string, name: string, schema: Schema])[] {
  const [nameOf, schemaOf] = sides[side];
  return Object.entries(table).flatMap(([key, field]) => {
    const [name, schema] = [field[nameOf], field[schemaOf]];
    return name === undefined || schema === undefined ? [] : [[key, name, schema] as const];
  });
}

// Object.fromEntries forgets names: the casts below give them back, here and nowhere else.

function tableCodec<T extends FieldTable, S extends Side>(table: T, side: S): Codec<v.GenericSchema<WireForm<T, S>, CleanSide<T, S>>> {
  const names = namesOn(table, side);
  const entries = Object.fromEntries(names.map(([, name, schema]) => [name, schema]));
  const wire = side === 'save' ? v.strictObject(entries) : v.object(entries);
  const toClean = (given: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(names.map(([key, name]) => [key, given[name]])) as CleanSide<T, S>;
  const toWire = (clean: CleanSide<T, S>) => {
    const values = new Map<string, unknown>(Object.entries(clean));
    return Object.fromEntries(names.map(([key, name]) => [name, values.get(key)])) as WireForm<T, S>;
  };
  return {
    schema: v.pipe(wire, v.transform(toClean)) as v.GenericSchema as v.GenericSchema<WireForm<T, S>, CleanSide<T, S>>,
    encode: toWire,
    wireNames: Object.fromEntries(names.map(([key, name]) => [key, name])),
  };
}

/** A record of an answer: what the table does not know is dropped. */
export function rowCodec<const T extends FieldTable>(table: T) {
  return tableCodec(table, 'read');
}

/** The body of a save: what the table does not know is refused. */
export function formCodec<const T extends FieldTable>(table: T) {
  return tableCodec(table, 'save');
}

/** What the values of a table look like in answers, under their clean names. */
export function schemasOf<const T extends Readonly<Record<string, { readonly schema: Schema }>>>(table: T) {
  return Object.fromEntries(Object.entries(table).map(([key, { schema }]) => [key, schema])) as {
    readonly [Key in keyof T]: T[Key]['schema'];
  };
}

/** A value under each of the keys. */
export function mapKeys<const Key extends string, Value>(keys: readonly Key[], valueOf: (key: Key) => Value): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
}

/** The facts of a table that say nothing: null under each clean name. For tests, which fill in those that they are about. */
export function emptyRow<const T extends FieldTable>(table: T): Readonly<Record<keyof T & string, null>> {
  return mapKeys(keysOf(table), () => null);
}

/** The keys of a table with their type. */
export function keysOf<const T extends object>(table: T): readonly (keyof T & string)[] {
  return Object.keys(table) as (keyof T & string)[];
}
