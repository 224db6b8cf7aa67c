import * as v from 'valibot';
import { type Codec, mapped, type Schema } from '../codec';
import { limits } from '../constant/limit';
import { requestText } from '../entity/text';
import { partMessage } from '../fault/part-message';
import {
  encodeFilter,
  encodeUnfilled,
  type GridAFilter,
  type NumberedParts,
  type Pair,
  readFilter,
  type UnfilledFilter,
} from './grid-a-filter';

export { numberOperators, textOperators } from './grid-a-filter';
export type { GridAFilter, UnfilledFilter, ValueOperator } from './grid-a-filter';

/** The way of an order. */
export type Direction = 'asc' | 'desc';

/** What a Grid A asks for (docs/product.md#lists). Names of fields are the wire's. */
export interface GridAQuery {
  readonly offset: number;
  readonly limit: number;
  readonly orderBy: string | null;
  readonly orderByType: Direction | null;
  /** The order when none is asked for, and the tie-break below one that is. */
  readonly defaultOrderBy: string | null;
  readonly defaultOrderByType: Direction | null;
  readonly filters: readonly GridAFilter[];
  /** Filters that apply nothing, present when there are any: to be checked, never to be applied. */
  readonly unfilled?: readonly UnfilledFilter[];
  /** The columns of a CSV download, null for a page of rows. */
  readonly download: readonly { readonly field: string; readonly title: string }[] | null;
}

const numbered = /^(filter_field|filter_op|filter_val|filter_from_date_val|filter_to_date_val|field|title)_(0|[1-9]\d{0,8})$/;
const maxFilters = 20;
const maxColumns = 60;
const parameter = requestText(500);
const optionalParameter = v.optional(parameter);

/** The parameters with a name; all others are numbered and are checked by hand. */
const named = {
  offset: optionalParameter,
  limit: optionalParameter,
  orderBy: optionalParameter,
  orderByType: optionalParameter,
  defaultOrderBy: optionalParameter,
  defaultOrderByType: optionalParameter,
  download: optionalParameter,
};

type Parameters = Readonly<Record<string, string | undefined>>;
type Report = (message: string) => void;

/** Groups `filter_field_3`, `filter_op_3` ... by their number; numbers may start anywhere and have gaps. */
function groupByNumber(query: Parameters, report: Report): [number, NumberedParts][] {
  const groups = new Map<number, Record<string, string>>();
  for (const [name, value] of Object.entries(query)) {
    if (Object.hasOwn(named, name) || value === undefined) continue;
    const [, part, digits] = numbered.exec(name) ?? [];
    if (part === undefined) {
      report(partMessage('query.unknown', { part: name }));
      continue;
    }
    const number = Number(digits);
    groups.set(number, { ...groups.get(number), [part]: value });
  }
  return [...groups].sort(([a], [b]) => a - b);
}

function readCount(name: string, text: string, min: number, max: number, report: Report): number {
  const count = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(count >= min && count <= max)) report(partMessage('part.wholeBetween', { part: name, least: min, most: max }));
  return count;
}

function readDirection(name: string, text: string | undefined, report: Report): Direction | null {
  const lower = text?.toLowerCase();
  if (lower === 'asc' || lower === 'desc') return lower;
  if (lower) report(partMessage('query.direction', { part: name }));
  return null;
}

function readIsDownload(text: string | undefined, report: Report): boolean {
  if (text && text !== '0' && text !== '1') report(partMessage('query.download'));
  return text === '1';
}

function readFilters(groups: readonly [number, NumberedParts][], report: Report): { filters: GridAFilter[]; unfilled: UnfilledFilter[] } {
  const filters: GridAFilter[] = [];
  const unfilled: UnfilledFilter[] = [];
  for (const [number, parts] of groups) {
    const reading = readFilter(number, parts);
    if (reading.kind === 'filter') filters.push(reading.filter);
    if (reading.kind === 'unfilled') unfilled.push(reading.unfilled);
    if (reading.kind === 'fault') report(reading.message);
  }
  if (filters.length + unfilled.length > maxFilters) report(partMessage('query.filters', { most: maxFilters }));
  return { filters, unfilled };
}

function readColumns(groups: readonly [number, NumberedParts][], report: Report): { field: string; title: string }[] {
  return groups.flatMap(([number, { field, title }]) => {
    if (title !== undefined && !field) report(partMessage('part.missing', { part: `field_${number}` }));
    return field ? [{ field, title: title || field }] : [];
  });
}

function readQuery(query: Parameters, report: Report): GridAQuery {
  const groups = groupByNumber(query, report);
  const { filters, unfilled } = readFilters(groups, report);
  const columns = readColumns(groups, report);
  const isDownload = readIsDownload(query.download, report);
  if (columns.length > maxColumns) report(partMessage('query.columns', { most: maxColumns }));
  if (isDownload && columns.length === 0) report(partMessage('query.noColumn'));
  return {
    offset: readCount('offset', query.offset ?? '0', 0, 999_999_999, report),
    limit: readCount('limit', query.limit ?? String(limits.outagePageSize), 1, limits.maxPageSize, report),
    orderBy: query.orderBy || null,
    orderByType: readDirection('orderByType', query.orderByType, report),
    defaultOrderBy: query.defaultOrderBy || null,
    defaultOrderByType: readDirection('defaultOrderByType', query.defaultOrderByType, report),
    filters,
    ...(unfilled.length > 0 && { unfilled }),
    download: isDownload ? columns : null,
  };
}

const gridAQuerySchema = v.pipe(
  v.objectWithRest(named, parameter),
  v.rawTransform(({ dataset, addIssue, NEVER }): GridAQuery => {
    let isFine = true;
    const query = readQuery(dataset.value, (message) => {
      isFine = false;
      addIssue({ message });
    });
    return isFine ? query : NEVER;
  }),
);

function encodeGridAQuery({
  offset,
  limit,
  filters,
  unfilled = [],
  download,
  ...order
}: GridAQuery): v.InferInput<typeof gridAQuerySchema> {
  const orders = Object.entries(order).filter((entry): entry is [string, Exclude<(typeof entry)[1], null>] => entry[1] !== null);
  const columns = (download ?? []).flatMap(({ field, title }, index): Pair[] => [
    [`field_${index + 1}`, field],
    [`title_${index + 1}`, title],
  ]);
  const flag: Pair[] = download ? [['download', '1']] : [];
  return Object.fromEntries<string>([
    ['offset', String(offset)],
    ['limit', String(limit)],
    ...orders,
    ...filters.flatMap((filter, index) => encodeFilter(filter, index + 1)),
    ...unfilled.flatMap((filter, index) => encodeUnfilled(filter, filters.length + index + 1)),
    ...flag,
    ...columns,
  ]);
}

/**
 * The query of a Grid A call: numbered parameters on the wire, one record inside the
 * suite. Which fields exist, and which operators fit them, the server knows by its columns.
 */
export const gridAQuery = mapped(gridAQuerySchema, encodeGridAQuery);

/** The rows and the exact total of a Grid A call; `row` is the codec of one row. */
export function gridAResponse<const S extends Schema>(row: Codec<S>) {
  const schema = v.object({
    dataSource: v.array(row.schema),
    totalRecords: v.object({ count: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  });
  return mapped(schema, ({ dataSource, totalRecords }) => ({ dataSource: dataSource.map((clean) => row.encode(clean)), totalRecords }));
}
