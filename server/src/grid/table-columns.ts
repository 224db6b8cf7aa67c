// The columns of a list in SQL, as the field table of its entity in the contracts has them.
import { type RawBuilder, sql } from 'kysely';
import type { GridAType, GridBType } from 'shared-contracts/constant/column-type';
import type { ListField } from 'shared-contracts/entity/field-table';
import { csvDate, csvMoment, formulaSafe, wireDate, wireMoment, wireTime } from './cell';
import type { ListColumn } from './list-source';

type Expression = RawBuilder<unknown>;
type Traits = Partial<Pick<ListColumn, 'expression' | 'wire' | 'csv' | 'choices' | 'isNeverBlank'>>;
type Kind = (expression: Expression) => Pick<ListColumn, 'type' | 'expression' | 'wire' | 'csv' | 'isInteger'>;

const text: Kind = (expression) => ({ type: 'text', expression, wire: expression, csv: formulaSafe(expression) });
const integer: Kind = (expression) => ({ type: 'number', isInteger: true, expression, wire: expression });
const moment: Kind = (expression) => ({ type: 'moment', expression, wire: wireMoment(expression), csv: csvMoment(expression) });

const kinds: Readonly<Record<GridAType | GridBType, Kind>> = {
  text,
  string: text,
  number: integer,
  interval: (expression) => ({ type: 'number', expression, wire: expression }),
  dateRange: moment,
  datetime: moment,
  date: (expression) => ({ type: 'date', expression, wire: wireDate(expression), csv: csvDate(expression) }),
  time: (expression) => ({ type: 'time', expression, wire: wireTime(expression), csv: wireTime(expression) }),
  list: (expression) => ({ ...text(expression), type: 'list' }),
  boolean: (expression) => ({ type: 'boolean', expression, wire: expression, csv: sql`${expression}::text` }),
};

/** The SQL alias of each office that a list looks at; the list's own record is `o`. */
type OfficeAliases = Readonly<Partial<Record<NonNullable<ListField['office']>, string>>>;

function columnOf(
  key: string,
  { wire: field, column = field, office, type, schema }: ListField<GridAType | GridBType>,
  offices: OfficeAliases,
  traits: Traits = {},
): ListColumn {
  const alias = office === undefined ? 'o' : offices[office];
  if (alias === undefined) throw new Error(`This list joins no office for ${field}.`);
  // A list of numbers, voltage classes, is compared as numbers.
  const kind = type === 'list' && schema.type === 'number' ? integer : kinds[type];
  return {
    ...kind(traits.expression ?? sql.ref(`${alias}.${column}`)),
    ...traits,
    key,
    field,
    isNullable: schema.type === 'nullable',
    ...(office !== undefined && { joins: [alias] }),
  };
}

/** Every column of a table in its order; `traits` says what SQL has to compute or knows beyond the table. */
export function tableColumns<const T extends Readonly<Record<string, ListField<GridAType | GridBType>>>>(
  table: T,
  offices: OfficeAliases,
  traits?: Readonly<Partial<Record<keyof T, Traits>>>,
): { readonly [Key in keyof T]: ListColumn } {
  const columns = Object.entries(table).map(([key, field]) => [key, columnOf(key, field, offices, traits?.[key])] as const);
  return Object.fromEntries(columns) as { readonly [Key in keyof T]: ListColumn };
}
