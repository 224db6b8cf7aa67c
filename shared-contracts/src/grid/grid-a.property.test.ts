import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import * as v from 'valibot';
import { type GridAFilter, type GridAQuery, gridAQuery, numberOperators, textOperators } from './grid-a';

const name = fc.string({ minLength: 1, maxLength: 30 }).filter((text) => !text.includes('\0'));
const value = name.map((text) => text.trim()).filter(Boolean);
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const operator = fc.constantFrom(...textOperators, ...numberOperators);
const direction = fc.option(fc.constantFrom('asc' as const, 'desc' as const));

const filter: fc.Arbitrary<GridAFilter> = fc.oneof(
  fc.record({ field: name, operator, value }).map((one) => (one.operator === 'isEmpty' ? { ...one, value: '' } : one)),
  fc
    .record({ field: name, operator: fc.constant('between' as const), from: day, to: day })
    .map((range) => (range.from <= range.to ? range : { ...range, from: range.to, to: range.from })),
);

/** `isEmpty` needs nothing to be filled in. */
const unfilled = fc.record({
  field: name,
  operator: fc.constantFrom(null, 'between' as const, ...[...textOperators, ...numberOperators].filter((one) => one !== 'isEmpty')),
});

const query: fc.Arbitrary<GridAQuery> = fc.record(
  {
    offset: fc.nat(999_999_999),
    limit: fc.integer({ min: 1, max: 100 }),
    orderBy: fc.option(name),
    orderByType: direction,
    defaultOrderBy: fc.option(name),
    defaultOrderByType: direction,
    filters: fc.array(filter, { maxLength: 15 }),
    unfilled: fc.array(unfilled, { minLength: 1, maxLength: 5 }),
    download: fc.option(fc.array(fc.record({ field: name, title: name }), { minLength: 1, maxLength: 60 })),
  },
  { requiredKeys: ['offset', 'limit', 'orderBy', 'orderByType', 'defaultOrderBy', 'defaultOrderByType', 'filters', 'download'] },
);

describe('the Grid A query', () => {
  it('survives the way over the wire, through an address too', () => {
    fc.assert(
      fc.property(query, (clean) => {
        const wire = gridAQuery.encode(clean);
        const address = Object.fromEntries(new URLSearchParams(Object.entries(wire).map(([key, text]) => [key, String(text)])));
        expect(v.parse(gridAQuery.schema, wire)).toEqual(clean);
        expect(v.parse(gridAQuery.schema, address)).toEqual(clean);
      }),
    );
  });

  it('does not depend on the numbers, only on their order', () => {
    fc.assert(
      fc.property(query, fc.nat(50), fc.integer({ min: 1, max: 9 }), (clean, start, step) => {
        const renumbered = Object.entries(gridAQuery.encode(clean)).map(([key, text]) => [
          key.replace(/_(\d+)$/, (_all, digits) => `_${start + Number(digits) * step}`),
          text,
        ]);
        expect(v.parse(gridAQuery.schema, Object.fromEntries(renumbered.reverse()))).toEqual(clean);
      }),
    );
  });

  it('never throws, whatever the parameters are', () => {
    const key = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'filter_field_1',
        'filter_op_1',
        'filter_val_1',
        'filter_from_date_val_1',
        'offset',
        'limit',
        'download',
        'field_1',
        '__proto__',
        'toString',
      ),
    );
    fc.assert(fc.property(fc.dictionary(key, fc.oneof(fc.string(), fc.anything())), (wire) => void v.safeParse(gridAQuery.schema, wire)));
  });
});
