import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import * as v from 'valibot';
import { companies } from '../constant/company';
import { interruptionTypes } from '../constant/fault-type';
import { listOutages } from '../endpoint/outages/list-outages';
import { durationClasses } from '../constant/duration-class';
import { faultDetail } from './fault-detail';
import { outageFields, outageRow } from './outage';
import { encodeUser, orgTypes, userSchema } from './user';

const text = fc.string({ maxLength: 20 });
const emptyable = fc.option(text);
const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }).map((date) => date.toISOString());
const number = fc.double({ noNaN: true, noDefaultInfinity: true });
const duration = fc.tuple(fc.nat(999), fc.nat(59), fc.nat(59)).map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

const wireUser = fc.record({
  name: text,
  empNo: text,
  companyName: fc.constantFrom(...companies),
  permissions: fc.array(text),
  secure: fc.record({ isWeakPassword: fc.boolean() }),
  auth_token: text,
  orgType: fc.constantFrom(...orgTypes),
  circleName: emptyable,
  divisionName: emptyable,
  subdivisionName: emptyable,
  substationName: emptyable,
  eurjaCode: text,
  trimEurjaCode: text,
});

/** Columns that the generator does not name. */
const otherColumns: object = Object.fromEntries(Object.values(outageFields).map(({ wire }) => [wire, null]));

const wireRow = fc.record({
  id: fc.nat(),
  sfms_id: emptyable,
  feeder_id: text,
  feeder_name: text,
  categor: text,
  company_name: emptyable,
  circle_name: emptyable,
  division_name: emptyable,
  subdivision_name: emptyable,
  getco_circle_name: emptyable,
  getco_division_name: emptyable,
  ss_name: emptyable,
  interruption_type: fc.constantFrom(...interruptionTypes),
  interruption_type_text: fc.constantFrom('Protection' as const, 'Manual' as const),
  outage_type_name: emptyable,
  fault_type: fc.option(fc.integer({ min: 4, max: 9 })),
  duration: fc.option(duration),
  duration_based_fault_type: fc.option(fc.constantFrom(...durationClasses)),
  fault_start_date_time: moment,
  fault_end_date_time: fc.option(moment),
  estimated_restoration: fc.option(moment),
  customers_out: fc.option(fc.nat()),
}).map((row) => ({ ...otherColumns, ...row }));

const current = fc.option(number);
const wireDetail = fc.record({
  categor: text,
  fault_type: fc.option(fc.integer()),
  shutdown_taken_by: emptyable,
  shutdown_taken_by_emp_no: emptyable,
  lc_no: emptyable,
  lc_taken_by: emptyable,
  lc_taken: emptyable,
  shutdown_taken_by_other_mobile: emptyable,
  shutdown_taken_by_other_name: emptyable,
  sfms_reason: fc.array(fc.record({ id: fc.nat(), name: text })),
  rely_flag: emptyable,
  broken_conductor: emptyable,
  phase: emptyable,
  ka_lr: current,
  ka_ly: current,
  ka_lb: current,
  ka_lg: current,
  ka_ln: current,
  feeder_name: text,
  fault_start_datetime: fc.option(moment),
  version: fc.option(fc.nat()),
});

/** Wire to clean and back is the identity, extra fields are dropped, a missing or a wrong field is an issue with its name. */
function roundTrips<S extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(
  schema: S,
  encode: (clean: v.InferOutput<S>) => unknown,
  wire: fc.Arbitrary<object>,
) {
  fc.assert(
    fc.property(wire, (value) => {
      expect(encode(v.parse(schema, value))).toEqual(value);
      expect(encode(v.parse(schema, { ...value, some_new_field: { deep: 1 } }))).toEqual(value);
    }),
    { numRuns: 60 },
  );
}

function namesWhatIsMissing(
  schema: v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>,
  wire: fc.Arbitrary<object>,
  tolerated: readonly string[],
) {
  const sample = fc.sample(wire, { numRuns: 1, seed: 1 })[0] ?? {};
  for (const name of Object.keys(sample).filter((field) => !tolerated.includes(field))) {
    for (const broken of [
      Object.fromEntries(Object.entries(sample).filter(([field]) => field !== name)),
      { ...sample, [name]: Symbol.iterator },
    ]) {
      const { issues = [] } = v.safeParse(schema, broken);
      expect([name, ...issues.map((issue) => v.getDotPath(issue))]).toEqual([name, name]);
    }
  }
}

describe('wire and clean form', () => {
  it('of a user are each other’s inverse', () => roundTrips(userSchema, encodeUser, wireUser));
  it('of an outage row are each other’s inverse', () => roundTrips(outageRow.schema, outageRow.encode, wireRow));
  it('of a fault detail are each other’s inverse', () => roundTrips(faultDetail.schema, faultDetail.encode, wireDetail));

  it('of a page of outages are each other’s inverse', () => {
    const { schema, encode } = listOutages.response;
    const page = fc.record({ dataSource: fc.array(wireRow, { maxLength: 3 }), totalRecords: fc.record({ count: fc.nat() }) });
    fc.assert(fc.property(page, (wire) => expect(encode(v.parse(schema, wire))).toEqual(wire)), { numRuns: 30 });
  });

  it('names a missing or wrong field', () => {
    namesWhatIsMissing(userSchema, wireUser, ['circleName', 'divisionName', 'subdivisionName', 'substationName']);
    namesWhatIsMissing(outageRow.schema, wireRow, []);
    namesWhatIsMissing(faultDetail.schema, wireDetail, ['lc_taken', 'version']);
  });

  it('of a user are letter for letter those that other programs know', () => {
    const user = v.parse(userSchema, {
      name: 'A',
      empNo: '1001',
      companyName: 'GETCO',
      permissions: ['admin'],
      secure: { isWeakPassword: true },
      auth_token: 't',
      orgType: 'Company',
      eurjaCode: '95000000',
      trimEurjaCode: '95',
    });
    expect(user).toEqual({
      name: 'A', empNo: '1001', companyName: 'GETCO', permissions: ['admin'], isWeakPassword: true, authToken: 't', orgType: 'Company',
      circleName: null, divisionName: null, subdivisionName: null, substationName: null, eurjaCode: '95000000', trimEurjaCode: '95',
    });
  });
});
