import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import type { Endpoint } from '../endpoint';
import { createSubstation } from './substations/create-substation';
import { searchDivision } from './substations/search-division';
import { updateEmployee } from './employees/update-employee';
import { searchOrganisation } from './employees/search-organisation';
import { convertManualToProtection } from './faults/convert-manual-to-protection';
import { getFaultDetail } from './faults/get-fault-detail';
import { getReasonList } from './faults/get-reason-list';
import { saveFaultType } from './faults/save-fault-type';
import { updateFaultCurrent } from './faults/update-fault-current';
import { ingestOutages } from './ingest/ingest-outages';
import { addManualEnd } from './faults/add-manual-end';
import { getOutage } from './faults/get-outage';
import { changePassword, userIdOf } from './session/change-password';
import { createHandshakeTicket } from './session/create-handshake-ticket';
import { login } from './session/login';
import { verifyHandshake } from './session/verify-handshake';

type Case = readonly [what: string, endpoint: Endpoint, slot: 'params' | 'query' | 'body', wire: unknown, clean: unknown];

const handshake = {
  handshakeToken: 't',
  companyName: 'GETCO',
  empNo: '1001',
  appName: 'a',
  appVersion: 1,
  devicePlatform: 'web',
  deviceName: 'x'.repeat(50),
};
const form = {
  ssName: 'Anjar',
  ssEurjaCode: '95010101',
  voltageClass: '66',
  sdnEurjaCode: '01010101',
  manageBy: 'Getco',
  monitoring: 'SCADA',
  chargingDate: '2020-01-31',
  is_coastal: true,
  is_tribal: false,
  ssCategory: 'GIS+AIS',
  emailAddress: 'a@b.in',
  mobileNo: '9876543210',
};
/** The same under its clean names. */
const cleanForm = {
  name: 'Anjar', eurjaCode: '95010101', voltageClass: '66', subdivisionCode: '01010101', manageBy: 'Getco', monitoring: 'SCADA',
  chargingDate: '2020-01-31', isCoastal: true, isTribal: false, category: 'GIS+AIS', email: 'a@b.in', mobile: '9876543210',
};
const emptyForm = Object.fromEntries(Object.keys(cleanForm).map((name) => [name, name.startsWith('is') ? null : '']));
const noDetail = { relayFlag: null, brokenConductor: null, phase: null, faultCurrent: null };
const noShutdown = {
  faultType: null,
  reasons: null,
  shutdownTakenBy: null,
  shutdownDiscomEmpNo: null,
  getcoEmpNo: null,
  lcTaken: null,
  lcNo: null,
  lcDiscomEmpNo: null,
  otherMobileNo: null,
  otherName: null,
  currentFaultId: 5,
};
/** The same under its clean names. */
const cleanShutdown = {
  faultType: null, reasonIds: null, shutdownTakenBy: null, discomEmpNo: null, getcoEmpNo: null, lcTaken: null, lcNo: null, lcEmpNo: null,
  otherMobile: null, otherName: null, outageId: 5,
};
const blank = (names: object, empty: '' | null) => Object.fromEntries(Object.keys(names).map((name) => [name, empty]));
const shutdownFields: object = (({ currentFaultId: _id, ...rest }) => rest)(noShutdown);
const noCurrent = { R: null, Y: null, B: null, G: null, N: null };

const accepted: readonly Case[] = [
  ['login, digits as a number', login, 'body', { companyName: 'GETCO', empNo: 1001, password: ' p ', appName: 'web' },
    { companyName: 'GETCO', empNo: '1001', password: ' p ', appName: 'web' }],
  ['login, nothing filled in', login, 'body', {}, { companyName: '', empNo: '', password: '', appName: '' }],
  ['login, nulls', login, 'body', { companyName: null, empNo: null, password: null },
    { companyName: '', empNo: '', password: '', appName: '' }],
  ['handshake', verifyHandshake, 'body', handshake, handshake],
  ['handshake, number', verifyHandshake, 'body', { handshakeToken: 't', companyName: 'GETCO', empNo: 1001 },
    { ...handshake, appName: '', deviceName: '' }],
  ['ticket', createHandshakeTicket, 'body', { companyName: 'UGVCL', empNo: 3301 }, { companyName: 'UGVCL', empNo: '3301' }],
  ['password change, empty', changePassword, 'body', { userId: 'GE1001', currentPassword: '', newPassword: null },
    { userId: 'GE1001', currentPassword: '', newPassword: '' }],
  ['outage id', getOutage, 'params', { id: '42' }, { id: 42 }],
  ['fault id', getFaultDetail, 'body', { currentFaultId: 42 }, { currentFaultId: 42 }],
  ['fault id as text', getFaultDetail, 'body', { currentFaultId: '42' }, { currentFaultId: 42 }],
  ['fault type', getReasonList, 'body', { faultType: 6 }, { faultType: 6 }],
  ['end, HH:mm', addManualEnd, 'body', { id: 5, outageEndDate: '2026-11-21', outageEndTime: '14:05' },
    { id: 5, outageEndDate: '2026-11-21', outageEndTime: '14:05' }],
  ['end, empty', addManualEnd, 'body', { id: 5, outageEndDate: '', outageEndTime: null }, { id: 5, outageEndDate: '', outageEndTime: '' }],
  ['convert by id alone', convertManualToProtection, 'body', { id: 5 }, { outageId: 5, ...noDetail }],
  ['convert, all empty', convertManualToProtection, 'body', { id: 5, ...blank(noDetail, null), relayFlag: '', phase: '' },
    { outageId: 5, ...noDetail }],
  ['fault current', updateFaultCurrent, 'body',
    { id: 5, relayFlag: 'Earth Fault', brokenConductor: 'No', phase: 'RYB', faultCurrent: { R: 0, Y: 0.3, B: '12.5', G: '', N: null } },
    { outageId: 5, relayFlag: 'Earth Fault', brokenConductor: 'No', phase: 'RYB',
      faultCurrent: { R: 0, Y: 0.3, B: 12.5, G: null, N: null } }],
  ['fault current, none', updateFaultCurrent, 'body', { id: 5, relayFlag: 'Bogus', brokenConductor: 'Maybe', faultCurrent: {} },
    { outageId: 5, relayFlag: 'Bogus', brokenConductor: 'Maybe', phase: null, faultCurrent: noCurrent }],
  ['shutdown', saveFaultType, 'body', { ...noShutdown, faultType: 6, reasons: [1, 2], lcNo: 77, lcDiscomEmpNo: '88', lcTaken: 'Yes' },
    { ...cleanShutdown, faultType: 6, reasonIds: [1, 2], lcNo: '77', lcEmpNo: '88', lcTaken: 'Yes' }],
  ['shutdown, empty texts', saveFaultType, 'body', { ...blank(shutdownFields, ''), reasons: null, currentFaultId: 5 }, cleanShutdown],
  ['shutdown, nulls', saveFaultType, 'body', { ...blank(shutdownFields, null), currentFaultId: 5 }, cleanShutdown],
  ['employee, numbers', updateEmployee, 'body',
    { designation: ' Clerk ', organizationCode: 95010101, mobile: 9876543210, email: 'a@b.in', newPassword: '' },
    { designation: 'Clerk', organizationCode: '95010101', mobile: '9876543210', email: 'a@b.in', newPassword: '' }],
  ['employee, empty', updateEmployee, 'body', {}, { designation: '', organizationCode: '', mobile: '', email: '', newPassword: '' }],
  ['organisation search', searchOrganisation, 'query', { searchQuery: ' anj ' }, { searchQuery: 'anj' }],
  ['division search', searchDivision, 'query', { search: 'anj' }, { search: 'anj' }],
  ['substation', createSubstation, 'body', form, cleanForm],
  ['substation, numbers', createSubstation, 'body',
    { ...form, ssEurjaCode: 95010101, voltageClass: 66, sdnEurjaCode: 1010101, mobileNo: 9876543210 },
    { ...cleanForm, subdivisionCode: '1010101' }],
  ['substation, empty', createSubstation, 'body', blank(form, ''), emptyForm],
  ['substation, nulls', createSubstation, 'body', blank(form, null), emptyForm],
  ['events of any kind', ingestOutages, 'body', { events: [{ type: 'open' }, 7] }, { events: [{ type: 'open' }, 7] }],
];

const refused: readonly (readonly [what: string, endpoint: Endpoint, slot: 'params' | 'query' | 'body', wire: unknown, field: string])[] = [
  ['an object for text', login, 'body', { companyName: {} }, 'companyName'],
  ['a number for a password', login, 'body', { password: 1 }, 'password'],
  ['NUL', login, 'body', { empNo: '10\u000001' }, 'empNo'],
  ['a negative employee number', login, 'body', { empNo: -1 }, 'empNo'],
  ['an empty handshake token', verifyHandshake, 'body', { ...handshake, handshakeToken: '' }, 'handshakeToken'],
  ['a device name over 50 characters', verifyHandshake, 'body', { ...handshake, deviceName: 'x'.repeat(51) }, 'deviceName'],
  ['an unknown company', createHandshakeTicket, 'body', { companyName: 'OTHER', empNo: '1' }, 'companyName'],
  ['no user id', changePassword, 'body', { currentPassword: 'a', newPassword: 'b' }, 'userId'],
  ['a word for an id', getOutage, 'params', { id: 'abc' }, 'id'],
  ['a negative id', getOutage, 'params', { id: '-1' }, 'id'],
  ['an id beyond bigint', getOutage, 'params', { id: '9'.repeat(20) }, 'id'],
  ['a fraction for an id', getFaultDetail, 'body', { currentFaultId: 1.5 }, 'currentFaultId'],
  ['no id', getFaultDetail, 'body', {}, 'currentFaultId'],
  ['no fault type', getReasonList, 'body', {}, 'faultType'],
  ['a word for a fault type', saveFaultType, 'body', { ...noShutdown, faultType: 'six' }, 'faultType'],
  ['a reason beyond an integer', saveFaultType, 'body', { ...noShutdown, reasons: [2 ** 31] }, 'reasons.0'],
  ['a reason by its name', saveFaultType, 'body', { ...noShutdown, reasons: ['Tree'] }, 'reasons.0'],
  ['another answer than Yes and No', saveFaultType, 'body', { ...noShutdown, lcTaken: 'Maybe' }, 'lcTaken'],
  ['a phase that is none', updateFaultCurrent, 'body', { id: 5, phase: 'BYR' }, 'phase'],
  ['a negative current', updateFaultCurrent, 'body', { id: 5, faultCurrent: { R: -0.1 } }, 'faultCurrent.R'],
  ['a negative current as text', updateFaultCurrent, 'body', { id: 5, faultCurrent: { R: '-1' } }, 'faultCurrent.R'],
  ['a current between the steps', updateFaultCurrent, 'body', { id: 5, faultCurrent: { Y: 1.25 } }, 'faultCurrent.Y'],
  ['a word for a current', updateFaultCurrent, 'body', { id: 5, faultCurrent: { N: 'high' } }, 'faultCurrent.N'],
  ['a line that does not exist', updateFaultCurrent, 'body', { id: 5, faultCurrent: { X: 1 } }, 'faultCurrent.X'],
  ['a text for a flag', createSubstation, 'body', { ...form, is_coastal: 'true' }, 'is_coastal'],
  ['a fraction for a voltage', createSubstation, 'body', { ...form, voltageClass: 66.5 }, 'voltageClass'],
  ['no search text', searchDivision, 'query', {}, 'search'],
  ['a search text over 100 characters', searchOrganisation, 'query', { searchQuery: 'x'.repeat(101) }, 'searchQuery'],
  ['more than 5,000 events', ingestOutages, 'body', { events: Array.from({ length: 5001 }) }, 'events'],
];

describe('a request', () => {
  it.each(accepted)('is accepted: %s', (_what, endpoint, slot, wire, clean) => {
    const codec = endpoint[slot];
    const result = codec ? v.safeParse(codec.schema, wire) : null;
    expect(result?.issues).toBeUndefined();
    expect(result?.output).toMatchObject(Object(clean));
    // What the client sends is accepted again and means the same.
    if (codec && result?.success) expect(v.parse(codec.schema, codec.encode(result.output))).toEqual(result.output);
  });

  it.each(refused)('is refused by its field: %s', (_what, endpoint, slot, wire, field) => {
    const codec = endpoint[slot];
    const { issues = [] } = codec ? v.safeParse(codec.schema, wire) : {};
    expect(issues.map((issue) => v.getDotPath(issue))).toContain(field);
  });

  it('names the caller of a password change by two letters and their number', () => {
    expect(userIdOf({ companyName: 'GETCO', empNo: '1001' })).toBe('GE1001');
    expect(userIdOf({ companyName: 'PGVCL', empNo: '3201' })).toBe('PG3201');
  });
});
