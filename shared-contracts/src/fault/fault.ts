// What is wrong, as a code: with a field of a form, or with a call as a whole. Texts are data of a language.
import * as v from 'valibot';

export type FaultValues = Readonly<Record<string, string | number>>;

/** `values` fill the names in braces of the code's text. */
export interface Fault<Field extends string = string, Code extends string = string> {
  /** The field that it is about; null: about none. */
  readonly field: Field | null;
  /** Finds the text in every language; unique in the suite. */
  readonly code: Code;
  readonly values?: FaultValues | undefined;
}

/** A table of English texts by code. Its keys are the codes of one form or one room. */
export type FaultTexts = Readonly<Record<string, string>>;

/** What the text of a code names. */
export const faultValuesSchema = v.record(v.string(), v.union([v.string(), v.number()]));

/** A fault on the wire. */
export const faultSchema = v.object({
  field: v.pipe(v.nullable(v.string()), v.description('Name of the field in the request; null: about none')),
  code: v.pipe(v.string(), v.description('What is wrong; unique and stable')),
  values: v.optional(v.pipe(faultValuesSchema, v.description('What the text of the code names'))),
});

/** The text with its values in place of the names in braces. */
export function fillText(text: string, values: FaultValues = {}): string {
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
}

/** The same faults under other names of their fields; a name that is not in the table stays. */
export function renameFields(faults: readonly Fault[], names: Readonly<Record<string, string>> = {}): Fault[] {
  return faults.map((fault) => ({ ...fault, field: fault.field === null ? null : (names[fault.field] ?? fault.field) }));
}
