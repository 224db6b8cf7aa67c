// A column of a grid as the server knows it: the allow-list of what may be filtered, sorted and
// downloaded. A request names fields; SQL comes from here only.
import type { RawBuilder } from 'kysely';

export type ColumnType = 'text' | 'number' | 'moment' | 'date' | 'time' | 'list' | 'boolean';

export interface GridColumn {
  /** The name on the wire. */
  readonly field: string;
  readonly type: ColumnType;
  /** What filters and orders look at. */
  readonly expression: RawBuilder<unknown>;
  /** Empty cells come last in both directions. */
  readonly isNullable: boolean;
  /** The cell of a CSV file, when it is not the expression itself. */
  readonly csv?: RawBuilder<unknown>;
  /** A text made of few values: each with its own predicate, so that indexes on what it is made of serve. */
  readonly choices?: readonly Choice[];
  /** Integers compare as such, so that an index serves. */
  readonly isInteger?: true;
  /** Never '', so that "is empty" is "is null" and a partial index serves. */
  readonly isNeverBlank?: true;
  /** The joins that the expression looks at, by name. */
  readonly joins?: readonly string[];
}

export interface Choice {
  /** Null stands for an empty cell. */
  readonly label: string | null;
  readonly predicate: RawBuilder<boolean>;
}

export type Columns = ReadonlyMap<string, GridColumn>;

export function columnsByField<Column extends GridColumn>(columns: readonly Column[]): ReadonlyMap<string, Column> {
  return new Map(columns.map((column) => [column.field, column]));
}
