import { Readable } from 'node:stream';
import type { ReliabilityTable } from 'shared-contracts/endpoint/reliability/get-reliability';
import type { Reliability } from 'shared-contracts/entity/reliability';
import { csvHead, csvLine } from '../grid/csv-text';
import { CsvFile } from '../http/csv-file';

type Cell = string | number | null;

interface Sheet {
  readonly fileName: string;
  readonly titles: readonly string[];
  readonly rows: (report: Reliability) => readonly (readonly Cell[])[];
}

/** An index as people read it; the answer of the call has it in full. */
function rounded(amount: number | null): string | null {
  return amount === null ? null : amount.toFixed(3);
}

const normalIndices = ['saifi', 'saidi', 'caidi', 'maifi'] as const;
const indexTitles = ['SAIFI', 'SAIDI (minutes)', 'CAIDI (minutes)', 'MAIFI'];
const normalTitles = indexTitles.map((title) => `${title} without major event days`);

const sheets: Readonly<Record<ReliabilityTable, Sheet>> = {
  groups: {
    fileName: 'Reliability.csv',
    titles: ['Company', 'Name', 'Feeders', 'Served', 'Sustained', 'Momentary', ...indexTitles, ...normalTitles],
    rows: ({ groups, total }) =>
      [...groups, total].map((row) => [
        row.company,
        row.name,
        row.feeders,
        row.served,
        row.sustained,
        row.momentary,
        rounded(row.saifi),
        rounded(row.saidi),
        rounded(row.caidi),
        rounded(row.maifi),
        ...normalIndices.map((index) => rounded(row.withoutMajorEvents[index])),
      ]),
  },
  feeders: {
    fileName: 'Worst-Feeders.csv',
    titles: ['Feeder Id', 'Feeder Name', 'Category', 'Substation', 'Sustained', 'Momentary', 'Minutes'],
    rows: ({ worstFeeders }) =>
      worstFeeders.map((row) => [
        row.feederId,
        row.feederName,
        row.category,
        row.substationName,
        row.sustained,
        row.momentary,
        rounded(row.minutes),
      ]),
  },
  trend: {
    fileName: 'Restoration-Trend.csv',
    titles: ['From', 'Sustained', 'Mean restoration (minutes)', 'SAIDI (minutes)'],
    rows: ({ trend }) =>
      trend.map((row) => [row.start.split('-').reverse().join('-'), row.sustained, rounded(row.meanMinutes), rounded(row.saidi)]),
  },
};

/** A table of the report as a file. */
export function reliabilityCsv(report: Reliability, table: ReliabilityTable): CsvFile {
  const { fileName, titles, rows } = sheets[table];
  const lines = rows(report).map((cells) => csvLine(cells.map((cell) => (cell === null ? '' : String(cell)))));
  return new CsvFile(fileName, Readable.from([csvHead(titles), ...lines]));
}
