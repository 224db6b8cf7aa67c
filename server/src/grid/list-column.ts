// The usual columns of a list, by the kind of value they hold.
import { type RawBuilder, sql } from 'kysely';
import { csvDate, formulaSafe, indianDate, indianTime, wireDate, wireTime } from './cell';
import type { ListColumn } from './list-source';

type Expression = RawBuilder<unknown>;
type Traits = Partial<Pick<ListColumn, 'isNullable' | 'joins' | 'isNeverBlank'>>;

/** A text of the table itself (`o.name`) or of a join. */
export function textColumn(field: string, reference: string, traits: Traits = {}): ListColumn {
  const expression = sql.ref(reference);
  return { isNullable: false, ...traits, field, type: 'text', expression, wire: expression, csv: formulaSafe(expression) };
}

/** A text of few values. */
export function listColumn(field: string, reference: string, traits: Traits = {}): ListColumn {
  return { ...textColumn(field, reference, traits), type: 'list' };
}

export function integerColumn(field: string, reference: string, traits: Traits = {}): ListColumn {
  const expression = sql.ref(reference);
  return { isNullable: false, ...traits, field, type: 'number', isInteger: true, expression, wire: expression };
}

export function booleanColumn(field: string, reference: string, traits: Traits = {}): ListColumn {
  const expression = sql.ref(reference);
  return { isNullable: false, ...traits, field, type: 'boolean', expression, wire: expression, csv: sql`${expression}::text` };
}

/** A calendar day that is stored as such. */
export function dateColumn(field: string, reference: string, traits: Traits = {}): ListColumn {
  const expression = sql.ref(reference);
  return { isNullable: false, ...traits, field, type: 'date', expression, wire: wireDate(expression), csv: csvDate(expression) };
}

/** The day in India of a stored moment. */
export function dayOfMomentColumn(field: string, moment: Expression, traits: Traits = {}): ListColumn {
  const expression = indianDate(moment);
  return { isNullable: false, ...traits, field, type: 'date', expression, wire: wireDate(expression), csv: csvDate(expression) };
}

/** The time of day in India of a stored moment, to the second. */
export function timeOfMomentColumn(field: string, moment: Expression, traits: Traits = {}): ListColumn {
  const expression = indianTime(moment);
  return { isNullable: false, ...traits, field, type: 'time', expression, wire: wireTime(expression), csv: wireTime(expression) };
}
