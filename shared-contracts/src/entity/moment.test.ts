import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { dateSchema, durationSchema, momentSchema, offsetMomentSchema, requestTimeSchema, timeSchema } from './moment';

const cases = [
  [
    'a moment',
    momentSchema,
    ['2026-11-21T14:05:00+05:30', '2026-11-21T08:35:00.123Z'],
    ['2026-11-21T14:05:00', '2026-11-21', '21-11-2026 14:05:00', ''],
  ],
  [
    'a moment from elsewhere',
    offsetMomentSchema,
    ['2026-11-21T14:05:00+05:30', '2026-11-21T14:05+05:30', '2026-11-21T14:05:00.5+0530', '2024-02-29T00:00:00Z'],
    [
      '2026-11-21T14:05:00',
      '2026-02-30T00:00:00Z',
      '2026-13-01T00:00:00Z',
      '2026-11-21T24:00:00Z',
      '2026-11-21T14:60:00Z',
      '2026-11-21T14:05:00+25:00',
      'soon',
    ],
  ],
  ['a date', dateSchema, ['2026-11-21', '2024-02-29'], ['2026-02-29', '2026-2-1', '21-11-2026', '2026-11-21T00:00:00Z', '']],
  ['a time', timeSchema, ['00:00:00', '23:59:59'], ['24:00:00', '12:60:00', '12:00', '1:00:00']],
  ['a time in a request', requestTimeSchema, ['14:05', '14:05:59'], ['24:00', '14:5', '14', '']],
  ['a duration', durationSchema, ['00:00:00', '123:59:59'], ['1:00:00', '00:60:00', '00:00', '-01:00:00']],
] as const;

describe('on the wire', () => {
  it.each(cases)('%s has one form', (_name, schema, good, bad) => {
    expect(good.filter((text) => !v.is(schema, text))).toEqual([]);
    expect(bad.filter((text) => v.is(schema, text))).toEqual([]);
  });
});
