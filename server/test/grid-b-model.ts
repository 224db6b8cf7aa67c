// What a Grid B request means, said a second time over plain rows in memory: the measure of the SQL.
import type { GridBFilter, GridBQuery } from 'shared-contracts/grid/grid-b';

export type ModelCell = string | number | boolean | null;
export type ModelRecord = Readonly<Record<string, ModelCell>>;

type Test = (cell: string | number, wanted: string | number) => boolean;

/** On a cell with a value: the operators that need one. */
const tests: Readonly<Record<string, Test>> = {
  contains: (cell, wanted) => String(cell).includes(String(wanted)),
  starts_with: (cell, wanted) => String(cell).startsWith(String(wanted)),
  ends_with: (cell, wanted) => String(cell).endsWith(String(wanted)),
  equals: (cell, wanted) => cell === wanted,
  greater_than: (cell, wanted) => cell > wanted,
  greater_than_equal: (cell, wanted) => cell >= wanted,
  less_than: (cell, wanted) => cell < wanted,
  less_than_equal: (cell, wanted) => cell <= wanted,
  is_after: (cell, wanted) => cell > wanted,
  is_before: (cell, wanted) => cell < wanted,
  is_on_or_after: (cell, wanted) => cell >= wanted,
  is_on_or_before: (cell, wanted) => cell <= wanted,
};

/** Cells and values as they compare: text without case, times to the second, numbers as numbers. */
function comparable(value: Exclude<ModelCell, null>, type: string, cell: ModelCell): string | number {
  if (typeof cell === 'number') return Number(value);
  if (type === 'time' && String(value).length === 5) return `${String(value)}:00`;
  return String(value).toLowerCase();
}

function holds(row: ModelRecord, { field, type, operator, value, fromValue, toValue }: GridBFilter): boolean {
  const cell = row[field] ?? null;
  if (operator === 'is_empty') return cell === null || cell === '';
  if (operator === 'is_not_empty') return cell !== null && cell !== '';
  if (operator === 'does_not_equal') return !holds(row, { field, type, operator: 'equals', value } as GridBFilter);
  if (operator === 'does_not_contain') return !holds(row, { field, type, operator: 'contains', value } as GridBFilter);
  if (cell === null) return false;
  const is = (name: string, wanted: GridBFilter['value']) =>
    tests[name]?.(comparable(cell, type, cell), comparable(wanted ?? '', type, cell)) ?? false;
  return operator === 'between' ? is('is_on_or_after', fromValue) && is('is_on_or_before', toValue) : is(operator, value);
}

function compare(a: ModelCell, b: ModelCell, direction: 1 | -1): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return (a < b ? -1 : 1) * direction;
}

interface ModelOrder {
  /** The order while none is asked for. */
  readonly initial: (a: ModelRecord, b: ModelRecord) => number;
  /** The column that, descending, makes every order total. */
  readonly tieBreak: string;
}

/** The keys of the page and the total. */
export function answerOfGridB(
  rows: readonly ModelRecord[],
  query: GridBQuery,
  { initial, tieBreak }: ModelOrder,
): { keys: ModelCell[]; total: number } {
  const matching = rows.filter((row) => (query.filteredData ?? []).every((filter) => holds(row, filter)));
  const direction = query.order === 'DESC' ? -1 : 1;
  const sorted = [...matching].sort((a, b) => {
    const { orderBy } = query;
    const asked = orderBy === null || orderBy === '' ? initial(a, b) : compare(a[orderBy] ?? null, b[orderBy] ?? null, direction);
    return asked || compare(a[tieBreak] ?? null, b[tieBreak] ?? null, -1);
  });
  return { keys: sorted.slice(query.offset, query.offset + query.limit).map((row) => row[tieBreak] ?? null), total: matching.length };
}
