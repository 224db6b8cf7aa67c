// One filter model for both grids. A null is not equal to anything, so "differs" keeps it; text
// ignores case; LIKE's wildcards in a text are plain characters.
import { type RawBuilder, sql } from 'kysely';
import type { Choice, GridColumn } from './column';

export type Operator =
  | 'equals' | 'differs'
  | 'contains' | 'lacks' | 'startsWith' | 'endsWith'
  | 'below' | 'atMost' | 'above' | 'atLeast'
  | 'isEmpty' | 'hasValue';

export interface Condition {
  readonly column: GridColumn;
  readonly operator: Operator;
  /** Text, number, boolean, or a moment in ISO 8601; unused by `isEmpty` and `hasValue`. */
  readonly value: string | number | boolean;
}

type Predicate = RawBuilder<boolean>;

const anyText = (text: string) => text.replace(/[\\%_]/g, '\\$&');
const hasCase = (text: string) => text.toLowerCase() !== text.toUpperCase();

function textPredicate(operator: Operator, expression: RawBuilder<unknown>, text: string, isNeverBlank: boolean): Predicate {
  switch (operator) {
    case 'equals':
      // Digits have no case: the bare column lets its index serve.
      return hasCase(text) ? sql`lower(${expression}) = lower(${text})` : sql`${expression} = ${text}`;
    case 'differs':
      return sql`lower(${expression}) is distinct from lower(${text})`;
    case 'contains':
      return sql`${expression} ilike ${`%${anyText(text)}%`}`;
    case 'lacks':
      return sql`(${expression} is null or ${expression} not ilike ${`%${anyText(text)}%`})`;
    case 'startsWith':
      return sql`${expression} ilike ${`${anyText(text)}%`}`;
    case 'endsWith':
      return sql`${expression} ilike ${`%${anyText(text)}`}`;
    case 'isEmpty':
      return isNeverBlank ? sql`${expression} is null` : sql`(${expression} is null or ${expression} = '')`;
    case 'hasValue':
      return isNeverBlank ? sql`${expression} is not null` : sql`(${expression} is not null and ${expression} <> '')`;
    default:
      throw new Error(`${operator} is no operator of a text.`);
  }
}

/** The same operators on a text of which all values are known. */
function isChosen(operator: Operator, label: string | null, text: string): boolean {
  const value = label?.toLowerCase() ?? null;
  const wanted = text.toLowerCase();
  switch (operator) {
    case 'equals': return value === wanted;
    case 'differs': return value !== wanted;
    case 'contains': return value?.includes(wanted) ?? false;
    case 'lacks': return !(value?.includes(wanted) ?? false);
    case 'startsWith': return value?.startsWith(wanted) ?? false;
    case 'endsWith': return value?.endsWith(wanted) ?? false;
    case 'isEmpty': return value === null;
    case 'hasValue': return value !== null;
    default: throw new Error(`${operator} is no operator of a text.`);
  }
}

function choicePredicate(choices: readonly Choice[], operator: Operator, text: string): Predicate {
  const chosen = choices.filter(({ label }) => isChosen(operator, label, text));
  if (chosen.length === choices.length) return sql`true`;
  if (chosen.length === 0) return sql`false`;
  return sql`(${sql.join(chosen.map(({ predicate }) => predicate), sql` or `)})`;
}

const comparisons = { equals: sql`=`, below: sql`<`, atMost: sql`<=`, above: sql`>`, atLeast: sql`>=` } as const;

function comparePredicate(operator: Operator, expression: RawBuilder<unknown>, value: RawBuilder<unknown>): Predicate {
  switch (operator) {
    case 'isEmpty': return sql`${expression} is null`;
    case 'hasValue': return sql`${expression} is not null`;
    case 'differs': return sql`${expression} is distinct from ${value}`;
    case 'equals':
    case 'below':
    case 'atMost':
    case 'above':
    case 'atLeast':
      return sql`${expression} ${comparisons[operator]} ${value}`;
    default:
      throw new Error(`${operator} compares no values.`);
  }
}

const castOf = { moment: sql`timestamptz`, date: sql`date`, time: sql`time`, boolean: sql`boolean` } as const;

export function conditionPredicate({ column, operator, value }: Condition): Predicate {
  if (column.choices) return choicePredicate(column.choices, operator, String(value));
  switch (column.type) {
    case 'text':
    case 'list':
      return textPredicate(operator, column.expression, String(value), column.isNeverBlank ?? false);
    case 'number': {
      const isWhole = column.isInteger && Number.isSafeInteger(value);
      // Fractions and numbers beyond the column's type compare as what they are.
      return isWhole
        ? comparePredicate(operator, column.expression, sql`${value}::bigint`)
        : comparePredicate(operator, sql`${column.expression}::numeric`, sql`${String(value)}::numeric`);
    }
    default:
      return comparePredicate(operator, column.expression, sql`${value}::${castOf[column.type]}`);
  }
}

/** Filters combine with AND. */
export function allOf(predicates: readonly Predicate[]): Predicate {
  return predicates.length === 0 ? sql`true` : sql`${sql.join([...predicates], sql` and `)}`;
}
