import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { textOf } from 'shared-ui/language';
import { liveOutage, minutesAgo } from '../testing/live-outage';
import { texts } from '../text/live-texts';
import { buildCsv, csvCell, csvHeader, csvLine } from './csv-file';

const t = textOf(texts);

/** Reads one line of RFC 4180 back. */
function cellsOf(line: string): string[] {
  const cells = line.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(?:,|\r\n$)/g);
  return [...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
}

describe('data.csv', () => {
  it('has the titles of the download behind a byte order mark', () => {
    expect(csvHeader(t)).toBe(
      '\uFEFFCompany,Circle,Division,Sub Division,Substation,Feeder Id,Feeder Name,Category,Outage Start DateTime,Interruption Type\r\n',
    );
  });

  it('writes an outage with its start in India time', () => {
    const outage = liveOutage('7', { oTime: minutesAgo(65), interruptionType: 1, category: 'AGSKY', discomDivisionName: null });
    expect(csvLine(outage)).toBe('PGVCL,Morbi,,Wankaner Rural,66 kV Jalida,F-7,Feeder 7,AGSKY,21-11-2026 13:00:00,Manual\r\n');
    expect(csvLine(liveOutage('8', { interruptionType: 3 }))).toMatch(/,Protection\r\n$/);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+91', "'+91"],
    ['-5', "'-5"],
    ['@a', "'@a"],
    ['\tx', "'\tx"],
    ['\rx', '"\'\rx"'],
    ['a,b', '"a,b"'],
    ['say "no"', '"say ""no"""'],
    ['=a,b', '"\'=a,b"'],
    [null, ''],
  ])('writes the cell %j as %j', (value, expected) => {
    expect(csvCell(value)).toBe(expected);
  });

  it('gives back any feeder name that begins with a letter', () => {
    fc.assert(
      fc.property(fc.string().map((rest) => `F${rest}`), (feederName) => {
        expect(cellsOf(csvLine(liveOutage('1', { feederName })))[6]).toBe(feederName);
      }),
    );
  });

  it('builds a long file in steps', async () => {
    const file = await buildCsv(Array.from({ length: 1200 }, (_, index) => liveOutage(String(index))), t);
    expect((await file.text()).split('\r\n')).toHaveLength(1202);
    expect(new Uint8Array(await file.arrayBuffer()).slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  });
});
