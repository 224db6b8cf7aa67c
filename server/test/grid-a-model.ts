// What a Grid A query means, said a second time over plain rows in memory: the measure of the SQL.
import type { GridAFilter, GridAQuery } from 'shared-contracts/grid/grid-a';
import { outageFields } from 'shared-contracts/entity/outage';

type OutageField = (typeof outageFields)[keyof typeof outageFields]['wire'];

export type ModelRow = Readonly<Record<Exclude<OutageField, 'duration'>, string | number | null>> & {
  readonly id: number;
  /** Minutes. */
  readonly duration: number | null;
};

/** The fields that are compared as numbers. */
const numbers = Object.values(outageFields).flatMap(({ type, wire }): string[] => (type === 'number' || type === 'interval' ? [wire] : []));

function holds(row: ModelRow, filter: GridAFilter): boolean {
  const cell = row[filter.field as OutageField];
  if (filter.operator === 'between') {
    // Moments are ISO text in Indian time: the day is their beginning.
    const day = String(cell).slice(0, 10);
    return cell !== null && day >= filter.from && day <= filter.to;
  }
  const { operator } = filter;
  if (operator === 'isEmpty') return cell === null || cell === '';
  if (typeof cell === 'number' || numbers.includes(filter.field)) {
    const wanted = Number(filter.value);
    if (operator === '!=') return cell !== wanted;
    if (cell === null) return false;
    return operator === '=' ? cell === wanted : operator === '<=' ? Number(cell) <= wanted : Number(cell) >= wanted;
  }
  const text = cell?.toLowerCase() ?? null;
  const wanted = filter.value.toLowerCase();
  if (operator === 'notEqualTo') return text !== wanted;
  if (text === null) return false;
  if (operator === '=') return text === wanted;
  if (operator === 'startWith') return text.startsWith(wanted);
  return operator === 'endWith' ? text.endsWith(wanted) : text.includes(wanted);
}

function compare(field: string, direction: string, a: ModelRow, b: ModelRow): number {
  const [left, right] = [a[field as OutageField], b[field as OutageField]];
  if (left === right) return 0;
  if (left === null) return 1;
  if (right === null) return -1;
  return (left < right ? -1 : 1) * (direction === 'desc' ? -1 : 1);
}

/** The identifiers of the page and the total. */
export function answerOf(rows: readonly ModelRow[], query: GridAQuery): { ids: number[]; total: number } {
  const matching = rows.filter((row) => query.filters.every((filter) => holds(row, filter)));
  const order = [
    [query.orderBy, query.orderByType ?? 'asc'],
    [query.defaultOrderBy, query.defaultOrderByType ?? 'asc'],
    ['id', 'desc'],
  ] as const;
  const sorted = [...matching].sort((a, b) => {
    for (const [field, direction] of order) {
      const difference = field === null ? 0 : compare(field, direction, a, b);
      if (difference !== 0) return difference;
    }
    return 0;
  });
  return { ids: sorted.slice(query.offset, query.offset + query.limit).map(({ id }) => id), total: matching.length };
}

