// The master-data files: their kinds and columns, said once for import, export, templates and the page.
import * as v from 'valibot';
import { feederCategories } from '../constant/category';
import { companies, companyPrefixes, isDiscom, type Company } from '../constant/company';
import { managers, monitorings, substationCategories, voltageClasses } from '../constant/substation';
import type { CellCode } from '../fault/cell-texts';
import { faultSchema, type FaultValues } from '../fault/fault';
import {
  type CellReader,
  choiceCell,
  codeCell,
  countCell,
  degreesCell,
  emailCell,
  flagCell,
  keyCell,
  mobileCell,
  pastDayCell,
  permissionsCell,
  textCell,
} from './cell';

export const importKinds = ['offices', 'substations', 'feeders', 'employees'] as const;
export type ImportKind = (typeof importKinds)[number];
export const importKindSchema = v.picklist(importKinds);

export interface ImportColumn {
  readonly name: string;
  readonly read: CellReader;
  /** A file without the column leaves it as it is. */
  readonly isOptional?: true;
  /** What a template shows. */
  readonly example: string;
}

/** A row whose cells are read. */
export type ImportRow = Readonly<Record<string, string>>;

export interface RowFault {
  readonly column: string;
  readonly code: CellCode;
  readonly values?: FaultValues;
}

export interface ImportTable {
  readonly columns: readonly ImportColumn[];
  /** The columns that say which record a row is. */
  readonly key: readonly string[];
  /** What one row can say of itself beyond its cells. */
  readonly check: (row: ImportRow) => RowFault | null;
}

/** The types of offices that have a file; substations have one of their own. Their number is `org_type`. */
export const officeTypes = ['company', 'circle', 'division', 'subdivision'] as const;

/** Which level the code of an office has: 1 company to 4 sub-division (or substation). */
export function levelOfCode(code: string): number {
  if (code.endsWith('000000')) return 1;
  if (code.endsWith('0000')) return 2;
  return code.endsWith('00') ? 3 : 4;
}

const shapes = ['NN000000', 'NNNN0000', 'NNNNNN00', 'NNNNNNNN'] as const;

function prefixFault(company: string, code: string, column: string): RowFault | null {
  const prefix = companyPrefixes[company as Company];
  return code.startsWith(prefix) ? null : { column, code: 'cell.prefix', values: { prefix, company } };
}

function checkOffice({ code = '', type = '', company = '' }: ImportRow): RowFault | null {
  const level = officeTypes.findIndex((name) => name === type) + 1;
  if (level === 4 && !isDiscom(company))
    return { column: 'type', code: 'cell.getcoSubdivision' };
  const form = shapes[level - 1] ?? '';
  if (levelOfCode(code) !== level) return { column: 'code', code: 'cell.shape', values: { type, form } };
  return prefixFault(company, code, 'code');
}

function checkSubstation({ code = '' }: ImportRow): RowFault | null {
  if (levelOfCode(code) !== 4) return { column: 'code', code: 'cell.substationShape' };
  return prefixFault('GETCO', code, 'code');
}

function checkFeeder({ substation_code: substation = '' }: ImportRow): RowFault | null {
  return prefixFault('GETCO', substation, 'substation_code');
}

function checkEmployee({ company = '', office_code: office = '' }: ImportRow): RowFault | null {
  return prefixFault(company, office, 'office_code');
}

const name = { name: 'name', read: textCell(), example: 'Anand' } as const;

export const importTables: Readonly<Record<ImportKind, ImportTable>> = {
  offices: {
    key: ['code'],
    check: checkOffice,
    columns: [
      { name: 'code', read: codeCell(), example: '95010000' },
      { name: 'type', read: choiceCell(officeTypes), example: 'circle' },
      name,
      { name: 'company', read: choiceCell(companies), example: 'GETCO' },
    ],
  },
  substations: {
    key: ['code'],
    check: checkSubstation,
    columns: [
      { name: 'code', read: codeCell(), example: '95010101' },
      { ...name, example: '66 kV Anand' },
      { name: 'voltage_class', read: choiceCell(voltageClasses), example: '66' },
      { name: 'subdivision_code', read: codeCell({ isRequired: false }), isOptional: true, example: '03010101' },
      { name: 'manage_by', read: choiceCell(managers), example: 'Getco' },
      { name: 'monitoring', read: choiceCell(monitorings), example: 'SCADA' },
      { name: 'charging_date', read: pastDayCell(), example: '2004-08-15' },
      { name: 'is_coastal', read: flagCell(), example: 'no' },
      { name: 'is_tribal', read: flagCell(), example: 'no' },
      { name: 'category', read: choiceCell(substationCategories), example: 'AIS' },
      { name: 'email', read: emailCell(), isOptional: true, example: 'anand@example.in' },
      { name: 'mobile', read: mobileCell(), isOptional: true, example: '9800000001' },
      { name: 'latitude', read: degreesCell(90), isOptional: true, example: '22.5645' },
      { name: 'longitude', read: degreesCell(180), isOptional: true, example: '72.9289' },
    ],
  },
  feeders: {
    key: ['feeder_id'],
    check: checkFeeder,
    columns: [
      { name: 'feeder_id', read: keyCell(), example: '100001' },
      { ...name, example: 'Anand Town' },
      { name: 'category', read: choiceCell(feederCategories), example: 'URBAN' },
      { name: 'substation_code', read: codeCell(), example: '95010101' },
      { name: 'subdivision_code', read: codeCell(), example: '03010101' },
      { name: 'consumers', read: countCell(), isOptional: true, example: '2400' },
      { name: 'population', read: countCell(), isOptional: true, example: '11000' },
      { name: 'villages', read: countCell(), isOptional: true, example: '0' },
    ],
  },
  employees: {
    key: ['company', 'emp_no'],
    check: checkEmployee,
    columns: [
      { name: 'company', read: choiceCell(companies), example: 'GETCO' },
      { name: 'emp_no', read: keyCell(), example: '2001' },
      { ...name, example: 'Asha Patel' },
      { name: 'designation', read: textCell(), example: 'Deputy Engineer' },
      { name: 'office_code', read: codeCell(), example: '95010100' },
      { name: 'email', read: emailCell(), isOptional: true, example: 'asha@example.in' },
      { name: 'mobile', read: mobileCell(), isOptional: true, example: '9800000002' },
      { name: 'permissions', read: permissionsCell(), isOptional: true, example: 'manage-substation;manage-feeder' },
      { name: 'active', read: flagCell({ fallback: 'true' }), isOptional: true, example: 'yes' },
    ],
  },
};

/** The name of a column as a form says it: `Feeder id`. */
export function columnWords(column: string): string {
  const words = column.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Where something stands on the map, in degrees: columns of a substation, and fields of a feeder's form. */
export const placeColumns = ['latitude', 'longitude'] as const;

/** How many faults an answer lists; `faultCount` says how many there are. */
export const mostFaults = 1_000;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * A fault of a file. Line 1 is the header; line 0 stands for the file as a whole. `message` is the English of the
 * code, which servers before this one do not send.
 */
export const importFaultSchema = v.object({
  line: count, column: v.string(), message: v.string(), ...v.partial(v.omit(faultSchema, ['field'])).entries,
});
export type ImportFault = v.InferOutput<typeof importFaultSchema>;

const counts = { added: count, changed: count, unchanged: count, missing: count, retired: count };

/** What an import did, or would do. */
export const importResultSchema = v.object({ ...counts, applied: v.boolean(), faults: v.array(importFaultSchema) });
export type ImportResult = v.InferOutput<typeof importResultSchema>;

/** What a refused file is answered, beside the message. */
export const importRefusalSchema = v.object({ message: v.string(), faultCount: count, faults: v.array(importFaultSchema) });
