// Any Grid B request over given columns, with values that some of the rows have.
import fc from 'fast-check';
import { type GridBFilter, gridBOperators, type GridBQuery, type GridBType, isValueless } from 'shared-contracts/grid/grid-b';
import type { ModelRecord } from './grid-b-model';

export interface ModelColumn {
  readonly field: string;
  readonly type: GridBType;
}

/** Whole or a part of what a row holds, sometimes in the other case. */
function textPart(text: string): fc.Arbitrary<string> {
  return fc
    .tuple(fc.nat({ max: 6 }), fc.nat({ max: 6 }), fc.boolean())
    .map(([start, length, isUpper]) => {
      const part = length === 0 ? text : text.slice(start, start + length);
      return (isUpper ? part.toUpperCase() : part) || 'a';
    });
}

function valueOf(rows: readonly ModelRecord[], { field, type }: ModelColumn): fc.Arbitrary<string | number | boolean> {
  const cell = fc.nat().map((index) => rows[index % rows.length]?.[field] ?? null);
  switch (type) {
    case 'string':
      return cell.chain((held) => textPart(String(held ?? 'nothing')));
    case 'list':
      return cell.map((held) => held ?? 'nothing');
    case 'number':
      return fc.oneof(cell.map(Number), cell.map(String), fc.integer({ min: -3, max: 2000 }), fc.constantFrom(2.5, '-0.5', 99_999_999_999));
    case 'date':
      return cell.map((held) => String(held ?? '2026-02-28'));
    case 'time':
      return fc.tuple(cell, fc.boolean()).map(([held, isShort]) => String(held ?? '00:00:00').slice(0, isShort ? 5 : 8));
    case 'datetime':
      return cell.map((held) => String(held ?? '2026-11-20T00:00:00+05:30'));
    case 'boolean':
      return fc.constantFrom(true, false, 'true', 'false');
  }
}

function filterOf(rows: readonly ModelRecord[], column: ModelColumn): fc.Arbitrary<GridBFilter> {
  const base = { ...column, id: null, headerName: null, value: null, fromValue: null, toValue: null };
  return fc.constantFrom(...gridBOperators[column.type]).chain((operator): fc.Arbitrary<GridBFilter> => {
    if (isValueless(operator)) return fc.constant({ ...base, operator });
    const value = valueOf(rows, column);
    if (operator !== 'between') return value.map((given) => ({ ...base, operator, value: given }));
    return fc
      .tuple(value, value)
      .map(([one, other]) => ({ ...base, operator, fromValue: one < other ? one : other, toValue: one < other ? other : one }));
  });
}

export function anyGridBRequest(rows: readonly ModelRecord[], columns: readonly ModelColumn[]): fc.Arbitrary<GridBQuery> {
  const filter = fc.constantFrom(...columns).chain((column) => filterOf(rows, column));
  const order = fc.oneof(
    fc.record({ orderBy: fc.constantFrom(...columns.map(({ field }) => field)), order: fc.constantFrom('ASC' as const, 'DESC' as const) }),
    fc.constantFrom({ orderBy: null, order: null }, { orderBy: '', order: '' as const }),
  );
  return fc
    .record({
      order,
      filteredData: fc.array(filter, { maxLength: 4 }),
      offset: fc.oneof(fc.constant(0), fc.nat({ max: Math.max(1, rows.length + 10) })),
      limit: fc.integer({ min: 1, max: 100 }),
    })
    .map(({ order: sort, ...rest }) => ({ ...sort, ...rest, download: false, downloadFields: null }));
}
