import { describe, expect, it } from '@jest/globals';
import { saveFaultType } from 'shared-contracts/endpoint/faults/save-fault-type';
import { updateFaultCurrent } from 'shared-contracts/endpoint/faults/update-fault-current';
import { getOutage } from 'shared-contracts/endpoint/faults/get-outage';
import { listOutages } from 'shared-contracts/endpoint/outages/list-outages';
import { listPendingOutages } from 'shared-contracts/endpoint/reports/list-pending-outages';
import { changePassword } from 'shared-contracts/endpoint/session/change-password';
import { verifyHandshake } from 'shared-contracts/endpoint/session/verify-handshake';
import type { Endpoint } from 'shared-contracts/endpoint';
import { endpointRecords } from 'shared-contracts/testing/endpoint-records';
import { parseInput } from './parse-input';
import { Refusal } from './refusal';

type Request = { params?: unknown; query?: unknown; body?: unknown };

function refusalOf(endpoint: Endpoint, request: Request): Refusal | null {
  try {
    parseInput(endpoint, { params: {}, query: {}, body: undefined, ...request });
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

const errorsOf = (endpoint: Endpoint, request: Request) => refusalOf(endpoint, request)?.errors ?? [];

const handshake = { handshakeToken: 't', companyName: 'GETCO', empNo: 1 };

describe('a malformed request', () => {
  it.each<[Endpoint, object, string]>([
    [updateFaultCurrent, { id: 5, phase: 'RX' }, 'phase is not valid'],
    [updateFaultCurrent, { phase: 'R' }, 'id is missing'],
    [updateFaultCurrent, { id: null }, 'id is missing'],
    [updateFaultCurrent, { id: 0 }, 'id must be at least 1'],
    [updateFaultCurrent, { id: 5, surprise: 1 }, 'surprise is not a field of this call'],
    [updateFaultCurrent, { id: 5, faultCurrent: { R: 1e9 } }, 'faultCurrent.R must be at most 999.9 kA'],
    [updateFaultCurrent, { id: 5, faultCurrent: { R: '1000' } }, 'faultCurrent.R must be at most 999.9 kA'],
    [updateFaultCurrent, { id: 5, faultCurrent: { R: -1 } }, 'faultCurrent.R must be at least 0'],
    [updateFaultCurrent, { id: 5, faultCurrent: { R: 0.05 } }, 'faultCurrent.R must be a multiple of 0.1'],
    [updateFaultCurrent, { id: 5, faultCurrent: { R: 'high' } }, 'faultCurrent.R must be a number'],
    [saveFaultType, { currentFaultId: 5, reasons: [1.5] }, 'reasons.0 must be a whole number'],
    [saveFaultType, { currentFaultId: 5, reasons: Array.from({ length: 51 }, () => 1) }, 'reasons must have at most 50 entries'],
    [saveFaultType, { currentFaultId: 5, otherName: 'x'.repeat(201) }, 'otherName must have at most 200 characters'],
    [changePassword, {}, 'userId is missing'],
    [verifyHandshake, { ...handshake, handshakeToken: '' }, 'handshakeToken must not be empty'],
    [listPendingOutages, { limit: 101 }, 'limit must be at most 100'],
  ])('%#: is told in words', (endpoint, body, message) => {
    expect(errorsOf(endpoint, { body })).toEqual([message]);
  });

  it('has a code and its values, so that it can be told in another language', () => {
    expect(refusalOf(updateFaultCurrent, { body: { id: 5, faultCurrent: { R: 1e9 } } })?.faults).toEqual([
      { field: 'faultCurrent.R', code: 'part.atMostKa', values: { part: 'faultCurrent.R', most: 999.9 } },
    ]);
    expect(refusalOf(listOutages, { query: { limit: '0' } })?.faults).toEqual([
      { field: null, code: 'part.wholeBetween', values: { part: 'limit', least: 1, most: 100 } },
    ]);
    expect(refusalOf(saveFaultType, { body: [] })?.faults).toEqual([{ field: null, code: 'part.list', values: { part: 'The body' } }]);
  });

  it('is told which part of it is none of what the call takes', () => {
    expect(errorsOf(saveFaultType, { body: 'text' })).toEqual(['The body is not valid']);
    expect(errorsOf(getOutage, { params: { id: 'x' } })).toEqual(['id must be a whole number']);
  });

  /** Whatever a field is given, what is said about it is no validator's text. */
  const nonsense = [
    undefined,
    null,
    '',
    'nonsense',
    'x'.repeat(5000),
    -1,
    1.5,
    1e300,
    true,
    {},
    { surprise: 1 },
    [],
    [{}],
    Array.from({ length: 6000 }, () => null),
  ];
  const named: readonly string[] = [
    'id', 'companyName', 'empNo', 'password', 'handshakeToken', 'appVersion', 'userId', 'newPassword', 'ticket', 'faultType', 'reasons',
    'currentFaultId', 'lcTaken', 'lcNo', 'phase',
    'faultCurrent', 'relayFlag', 'version', 'outageEndDate', 'designation', 'mobile', 'search', 'searchQuery', 'is_coastal',
    'voltageClass', 'filteredData', 'order', 'orderBy',
    'offset', 'limit', 'download', 'downloadFields', 'events', 'filter_field_1', 'filter_op_1', 'filter_from_date_val_1',
  ];

  it.each(endpointRecords.map((endpoint) => [endpoint.name, endpoint] as const))(
    'of %s never shows a text of the validator',
    (_name, endpoint) => {
      for (const value of nonsense) {
        const wrong = Object.fromEntries(named.map((name) => [name, value]));
        for (const request of [
          wrong,
          value,
          { faultCurrent: { R: value } },
          { filteredData: [{ type: value, operator: value, field: value }] },
        ]) {
          const errors = [
            ...errorsOf(endpoint, { body: request }),
            ...errorsOf(endpoint, { query: request }),
            ...errorsOf(endpoint, { params: request }),
          ];
          expect(errors.filter((message) => /Invalid|Expected|[Rr]eceived|undefined|null|Object|Array|[<>]/.test(message))).toEqual([]);
        }
      }
    },
  );
});
