// Rows of one kind: the header is matched to the columns, each cell is read, faults are collected. Nothing
// here asks the database.
import { englishOf, type KnownFault } from 'shared-contracts/english/catalogue';
import { type ImportColumn, type ImportTable, mostFaults } from 'shared-contracts/import/import-kind';
import { type CsvRecord, readCsv, UnreadableFile } from './read-csv';

type Said = Pick<KnownFault, 'code' | 'values'>;

/** A fault as a refused file is answered. */
export interface FileFault extends Said {
  readonly line: number;
  readonly column: string;
  readonly message: string;
}

/** All faults are counted, the first ones are kept. */
export class FaultList {
  readonly kept: FileFault[] = [];
  count = 0;

  add(line: number, column: string, { code, values = {} }: Said): void {
    this.count += 1;
    const named = { code, values: { column, ...values } };
    if (this.kept.length < mostFaults) this.kept.push({ line, column, message: englishOf(named), ...named });
  }
}

/** A column of the kind at its place in the file. */
interface PlacedColumn {
  readonly column: ImportColumn;
  readonly index: number;
}

export interface StagedRow {
  readonly line: number;
  readonly isFaulty: boolean;
  readonly cells: ReadonlyMap<string, string>;
}

const longestEcho = 40;

/** Null when the header has faults. */
function placeColumns({ columns }: ImportTable, header: readonly string[], faults: FaultList): PlacedColumn[] | null {
  const names = header.map((name) => name.toLowerCase());
  const known = new Map(columns.map((column) => [column.name, column]));
  names.forEach((name, index) => {
    const shown = name.slice(0, longestEcho);
    if (!known.has(name)) faults.add(1, shown, { code: 'header.unknown', values: { name: shown, columns: [...known.keys()].join(', ') } });
    else if (names.indexOf(name) !== index) faults.add(1, shown, { code: 'header.repeated' });
  });
  for (const { name, isOptional } of columns) if (!isOptional && !names.includes(name)) faults.add(1, name, { code: 'header.missing' });
  const placed = names.flatMap((name, index) => {
    const column = known.get(name);
    return column ? [{ column, index }] : [];
  });
  return faults.count > 0 ? null : placed;
}

export interface ReadRows {
  /** The columns that the file has. */
  readonly columns: readonly ImportColumn[];
  readonly rows: AsyncGenerator<StagedRow>;
}

interface RowReader {
  readonly table: ImportTable;
  readonly placed: readonly PlacedColumn[];
  readonly width: number;
  readonly today: string;
  readonly faults: FaultList;
}

function readRow({ table, placed, width, today, faults }: RowReader, { line, cells }: CsvRecord): StagedRow {
  const before = faults.count;
  if (cells.length !== width) faults.add(line, '', { code: 'row.width', values: { cells: cells.length, columns: width } });
  const row = new Map<string, string>();
  for (const { column, index } of cells.length === width ? placed : []) {
    const cell = column.read((cells[index] ?? '').trim(), { today });
    if (cell.ok) row.set(column.name, cell.text);
    else faults.add(line, column.name, cell);
  }
  const fault = faults.count === before ? table.check(Object.fromEntries(row)) : null;
  if (fault) faults.add(line, fault.column, fault);
  return { line, isFaulty: faults.count > before, cells: row };
}

async function* rowsOf(records: AsyncGenerator<CsvRecord>, reader: RowReader): AsyncGenerator<StagedRow> {
  try {
    for await (const record of records) yield readRow(reader, record);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    reader.faults.add(error.line, '', error);
  }
}

/** One row that a form has filled in, by the names of its columns. */
export function readForm(table: ImportTable, values: ReadonlyMap<string, string>, today: string, faults: FaultList): ReadRows {
  const columns = table.columns.filter(({ name }) => values.has(name));
  const placed = columns.map((column, index) => ({ column, index }));
  const record = { line: 1, cells: columns.map(({ name }) => values.get(name) ?? '') };
  const row = readRow({ table, placed, width: columns.length, today, faults }, record);
  async function* rows(): AsyncGenerator<StagedRow> {
    yield row;
  }
  return { columns, rows: rows() };
}

/** Null when not even the header can be used; `faults` says why. */
export async function readRows(path: string, table: ImportTable, today: string, faults: FaultList): Promise<ReadRows | null> {
  const records = readCsv(path);
  try {
    const first = await records.next();
    if (first.done) {
      faults.add(0, '', { code: 'file.empty' });
      return null;
    }
    const header = first.value.cells;
    const placed = placeColumns(table, header, faults);
    if (placed)
      return { columns: placed.map(({ column }) => column), rows: rowsOf(records, { table, placed, width: header.length, today, faults }) };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    faults.add(error.line, '', error);
  }
  await records.return(undefined);
  return null;
}
