// What a cell of a master-data file may hold. A reader answers the text in its one form, in which it is
// compared and stored, or says what is wrong. An empty cell is `""`.
import { limits } from '../constant/limit';
import { dateSchema } from '../entity/moment';
import type { CellCode } from '../fault/cell-texts';
import type { FaultValues } from '../fault/fault';
import { isEmailShape } from '../rule/email';
import { isFormulaLike } from '../rule/formula';
import { isMobileShape } from '../rule/mobile';
import { permissionNames } from '../rule/permission';
import * as v from 'valibot';

/** Why a cell cannot be read. The text of its code names the `column` too, which the cell does not know. */
interface WrongCell {
  readonly ok: false;
  readonly code: CellCode;
  readonly values: FaultValues;
}

export type Cell = { readonly ok: true; readonly text: string } | WrongCell;
export type CellReader = (text: string, context: CellContext) => Cell;

export interface CellContext {
  /** YYYY-MM-DD in India. */
  readonly today: string;
}

const fine = (text: string): Cell => ({ ok: true, text });
const wrong = (code: CellCode, values: FaultValues = {}): WrongCell => ({ ok: false, code, values });

const longestText = 200;

/** A line of text. A cell that a spreadsheet would run is refused; the apostrophe of a download is taken off. */
export function textCell({ isRequired = true, longest = longestText } = {}): CellReader {
  return (text) => {
    if (text === '') return isRequired ? wrong('cell.required') : fine('');
    if (/\p{Cc}/u.test(text)) return wrong('cell.control');
    const isGuarded = isFormulaLike(text) && text.startsWith("'");
    if (isFormulaLike(text) && !isGuarded) return wrong('cell.formula');
    const plain = isGuarded ? text.slice(1) : text;
    return [...plain].length > longest ? wrong('cell.long', { most: longest }) : fine(plain);
  };
}

/** The 8 digits of an office. */
export function codeCell({ isRequired = true } = {}): CellReader {
  return (text) => {
    if (text === '') return isRequired ? wrong('cell.required') : fine('');
    return /^\d{8}$/.test(text) ? fine(text) : wrong('cell.officeCode');
  };
}

/** One of some words, in any case of letters. */
export function choiceCell(choices: readonly (string | number)[]): CellReader {
  const byLower = new Map(choices.map((choice) => [String(choice).toLowerCase(), String(choice)]));
  return (text) => {
    if (text === '') return wrong('cell.required');
    const choice = byLower.get(text.toLowerCase());
    return choice === undefined ? wrong('cell.choice', { choices: choices.join(', ') }) : fine(choice);
  };
}

/** A day YYYY-MM-DD or DD-MM-YYYY that is not in the future. */
export function pastDayCell(): CellReader {
  return (text, { today }) => {
    if (text === '') return wrong('cell.required');
    const day = text.replace(/^(\d{2})-(\d{2})-(\d{4})$/, '$3-$2-$1');
    if (!v.is(dateSchema, day)) return wrong('cell.day');
    return day > today ? wrong('cell.future') : fine(day);
  };
}

const flags: Readonly<Record<string, 'true' | 'false'>> = { yes: 'true', true: 'true', 1: 'true', no: 'false', false: 'false', 0: 'false' };

/** yes or no, true or false, 1 or 0. `fallback` stands for an empty cell. */
export function flagCell({ fallback }: { readonly fallback?: 'true' | 'false' } = {}): CellReader {
  return (text) => {
    const flag = text === '' ? fallback : flags[text.toLowerCase()];
    return flag === undefined ? wrong(text === '' ? 'cell.required' : 'cell.flag') : fine(flag);
  };
}

const largestCount = 1_000_000_000;

/** A whole number from 0; an empty cell is 0. */
export function countCell(): CellReader {
  return (text) => {
    if (text === '') return fine('0');
    return /^\d{1,10}$/.test(text) && Number(text) <= largestCount
      ? fine(String(Number(text)))
      : wrong('cell.count');
  };
}

/** Degrees within ± a limit, or empty. */
export function degreesCell(limit: number): CellReader {
  return (text) => {
    if (text === '') return fine('');
    const degrees = Number(text);
    const isDegrees = /^[+-]?\d{1,3}(\.\d{1,17})?$/.test(text) && Math.abs(degrees) <= limit;
    return isDegrees ? fine(String(degrees + 0)) : wrong('cell.degrees', { most: limit });
  };
}

export function emailCell(): CellReader {
  return (text, context) => {
    const read = textCell({ isRequired: false })(text, context);
    return !read.ok || read.text === '' || isEmailShape(read.text) ? read : wrong('cell.email');
  };
}

export function mobileCell(): CellReader {
  return (text) => (text === '' || isMobileShape(text) ? fine(text) : wrong('cell.mobile', { digits: limits.mobileDigits }));
}

/** A key of letters, digits and a few signs, without blanks. */
export function keyCell(): CellReader {
  return (text) => {
    if (text === '') return wrong('cell.required');
    return /^[\w./][\w./-]{0,63}$/.test(text) ? fine(text) : wrong('cell.key');
  };
}

/** Names of permissions, separated by `;`, in the order of their table. */
export function permissionsCell(): CellReader {
  return (text) => {
    const names = text.split(';').map((name) => name.trim()).filter(Boolean);
    const unknown = names.find((name) => !permissionNames.includes(name));
    if (unknown !== undefined) return wrong('cell.permission', { name: unknown.slice(0, 50) });
    return fine(permissionNames.filter((name) => names.includes(name)).join(';'));
  };
}
