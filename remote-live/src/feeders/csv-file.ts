// data.csv (docs/product.md#downloads): UTF-8 with BOM, CRLF, RFC 4180 quoting; a cell that a spreadsheet would take
// for a formula is prefixed with an apostrophe.
import { interruptionTypeText } from 'shared-contracts/constant/fault-type';
import type { LiveOutage } from 'shared-contracts/realtime/live-stream';
import { guardFormula } from 'shared-contracts/rule/formula';
import { plainDateTime } from 'shared-ui/time';
import { nextTask } from '../stream/next-task';
import type { TranslateLive } from './outage-text';

interface CsvColumn {
  readonly title: Parameters<TranslateLive>[0];
  readonly cell: (outage: LiveOutage) => string | null;
}

const csvColumns = [
  { title: 'csvCompany', cell: (outage) => outage.discomCompanyName },
  { title: 'csvCircle', cell: (outage) => outage.discomCircleName },
  { title: 'csvDivision', cell: (outage) => outage.discomDivisionName },
  { title: 'csvSubdivision', cell: (outage) => outage.subdivisionName },
  { title: 'csvSubstation', cell: (outage) => outage.substationName },
  { title: 'csvFeederId', cell: (outage) => outage.feederId },
  { title: 'csvFeederName', cell: (outage) => outage.feederName },
  { title: 'csvCategory', cell: (outage) => outage.category },
  { title: 'csvStart', cell: (outage) => plainDateTime(outage.eventDateTime) },
  { title: 'csvType', cell: ({ interruptionType }) => interruptionTypeText(interruptionType) },
] as const satisfies readonly CsvColumn[];

const byteOrderMark = '\uFEFF';

export function csvCell(value: string | null): string {
  const safe = guardFormula(value ?? '');
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function line(cells: readonly (string | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

export function csvHeader(t: TranslateLive): string {
  return byteOrderMark + line(csvColumns.map(({ title }) => t(title)));
}

export function csvLine(outage: LiveOutage): string {
  return line(csvColumns.map(({ cell }) => cell(outage)));
}

const linesPerStep = 500;

/**
 * Titles are in the language of `t`, values as they are stored. Builds the file in steps: formatting thousands of
 * moments at once would hold up the live list.
 */
export async function buildCsv(outages: readonly LiveOutage[], t: TranslateLive): Promise<Blob> {
  const parts = [csvHeader(t)];
  for (const [index, outage] of outages.entries()) {
    if (index > 0 && index % linesPerStep === 0) await nextTask();
    parts.push(csvLine(outage));
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}
