import type { GridAType, GridBType } from 'shared-contracts/constant/column-type';
import type { CleanRow, ListField } from 'shared-contracts/entity/field-table';
import type { GridBColumn } from './b/grid-b-column';
import type { GridColumn } from './a/grid-a-column';

/** What a column takes from the field table of its entity. */
type FromTable = 'field' | 'key' | 'type';
type TableOf<Type extends string> = Readonly<Record<string, ListField<Type>>>;
type Key<T> = keyof T & keyof CleanRow<T & TableOf<string>> & string;

function said<Type extends string, Name extends string>(table: Readonly<Record<Name, ListField<Type>>>, key: Name) {
  const { wire, type } = table[key];
  return { field: wire, key, type };
}

/**
 * Makes columns of Grid A from an entity's field table: `outageColumn('feederName', { header })` has its
 * name on the wire, its key in the row and its type from the contracts.
 */
export function gridAColumn<const T extends TableOf<GridAType>>(table: T) {
  return (key: Key<T>, options: Omit<GridColumn<CleanRow<T>>, FromTable>): GridColumn<CleanRow<T>> => ({
    ...options,
    ...said<GridAType, Key<T>>(table, key),
  });
}

/** The same for Grid B. */
export function gridBColumn<const T extends TableOf<GridBType>>(table: T) {
  return (key: Key<T>, options: Omit<GridBColumn<CleanRow<T>>, FromTable>): GridBColumn<CleanRow<T>> => ({
    ...options,
    ...said<GridBType, Key<T>>(table, key),
  });
}
