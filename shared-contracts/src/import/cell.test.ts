import { describe, expect, it } from '@jest/globals';
import { guardFormula } from '../rule/formula';
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

const context = { today: '2026-11-20' };

const accepted: readonly (readonly [string, CellReader, string, string])[] = [
  ['text', textCell(), 'Anand Town', 'Anand Town'],
  ['text of a download', textCell(), "'=SUM", '=SUM'],
  ['a text with an apostrophe of its own', textCell(), "''=SUM", "'=SUM"],
  ['code', codeCell(), '95010101', '95010101'],
  ['no code', codeCell({ isRequired: false }), '', ''],
  ['choice in any case', choiceCell(['GIS+AIS', 66]), 'gis+ais', 'GIS+AIS'],
  ['number of a choice', choiceCell([33, 66]), '66', '66'],
  ['day', pastDayCell(), '2026-11-20', '2026-11-20'],
  ['Indian day', pastDayCell(), '15-08-2004', '2004-08-15'],
  ['yes', flagCell(), 'Yes', 'true'],
  ['0', flagCell(), '0', 'false'],
  ['an empty flag', flagCell({ fallback: 'true' }), '', 'true'],
  ['count', countCell(), '007', '7'],
  ['no count', countCell(), '', '0'],
  ['degrees', degreesCell(90), '23.0', '23'],
  ['degrees of the south', degreesCell(90), '-0.0', '0'],
  ['email', emailCell(), 'a@b.in', 'a@b.in'],
  ['no email', emailCell(), '', ''],
  ['mobile', mobileCell(), '9876543210', '9876543210'],
  ['key', keyCell(), 'F-100/2', 'F-100/2'],
  ['permissions', permissionsCell(), ' admin ; super-admin;admin', 'super-admin;admin'],
];

const refused: readonly (readonly [string, CellReader, string])[] = [
  ['empty text', textCell(), ''],
  ['a formula', textCell(), '=cmd|x'],
  ['a line break', textCell(), 'a\nb'],
  ['a long text', textCell(), 'x'.repeat(201)],
  ['7 digits', codeCell(), '9501010'],
  ['no code', codeCell(), ''],
  ['another choice', choiceCell(['AIS']), 'BIS'],
  ['a day that is none', pastDayCell(), '2026-02-30'],
  ['tomorrow', pastDayCell(), '2026-11-21'],
  ['a word for a flag', flagCell(), 'maybe'],
  ['no flag', flagCell(), ''],
  ['a negative count', countCell(), '-1'],
  ['a fraction', countCell(), '1.5'],
  ['too many', countCell(), '9999999999'],
  ['91 degrees', degreesCell(90), '91'],
  ['a word for degrees', degreesCell(90), 'north'],
  ['an email without a domain', emailCell(), 'a@b'],
  ['9 digits', mobileCell(), '987654321'],
  ['a key with a blank', keyCell(), '1 2'],
  ['a key like a formula', keyCell(), '-12'],
  ['an unknown permission', permissionsCell(), 'everything'],
];

describe('a cell', () => {
  it.each(accepted)('is read: %s', (_what, read, text, wanted) => expect(read(text, context)).toEqual({ ok: true, text: wanted }));
  it.each(refused)('is refused: %s', (_what, read, text) => expect(read(text, context)).toMatchObject({ ok: false }));

  it.each(['=a', "'=a", "''@a", '+1', '-x', ' =a', '＝a', "'plain", 'plain'])('%s comes back from a download as it was', (text) => {
    expect(textCell()(guardFormula(text), context)).toEqual({ ok: true, text });
  });
});
