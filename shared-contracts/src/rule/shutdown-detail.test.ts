import { describe, expect, it } from '@jest/globals';
import { feederCategories } from '../constant/category';
import { englishOf } from '../english/catalogue';
import { offeredShutdownTypes, type ShutdownDetail, shutdownTexts, validateShutdownDetail } from './shutdown-detail';

const empty: ShutdownDetail = {
  faultType: null,
  reasonIds: null,
  shutdownTakenBy: null,
  discomEmpNo: null,
  getcoEmpNo: null,
  otherName: null,
  otherMobile: null,
  lcTaken: null,
  lcNo: null,
  lcEmpNo: null,
};
const planned: ShutdownDetail = { ...empty, faultType: 6, reasonIds: [1], lcNo: '12', lcEmpNo: '34' };
const byDiscom: ShutdownDetail = { ...empty, faultType: 5, shutdownTakenBy: 'Discom Employee', discomEmpNo: '56' };
const withLineClear: ShutdownDetail = { ...byDiscom, lcTaken: 'Yes', lcNo: '12', lcEmpNo: '34' };

const cases: readonly (readonly [string, ShutdownDetail, string | null])[] = [
  ['nothing', empty, 'Select Outage Type'],
  ['a protection fault', { ...empty, faultType: 4 }, 'Select Outage Type'],
  ['an unknown type', { ...empty, faultType: 10 }, 'Select Outage Type'],
  ['a planned shutdown', planned, null],
  ['planned, no LC number', { ...planned, lcNo: null }, 'Enter LC No'],
  ['planned, LC number in words', { ...planned, lcNo: 'L12' }, 'Enter LC No'],
  ['planned, no LC employee', { ...planned, lcEmpNo: '' }, 'Enter Employee No'],
  ['planned, LC employee in words', { ...planned, lcEmpNo: 'x' }, 'Enter Employee No'],
  ['planned, no reason', { ...planned, reasonIds: [] }, 'Select Reason'],
  ['planned, reasons null', { ...planned, reasonIds: null }, 'Select Reason'],
  ['planned, all empty', { ...empty, faultType: 6 }, 'Enter LC No'],
  ['emergency by a discom employee', byDiscom, null],
  ['emergency by a GETCO employee', { ...empty, faultType: 5, shutdownTakenBy: 'Getco Employee' }, null],
  ['emergency by a GETCO employee, number', { ...empty, faultType: 5, shutdownTakenBy: 'Getco Employee', getcoEmpNo: '1001' }, null],
  [
    'emergency by a GETCO employee in words',
    { ...empty, faultType: 5, shutdownTakenBy: 'Getco Employee', getcoEmpNo: 'Asha' },
    'Enter Getco Employee No. (who take shutdown)',
  ],
  ['emergency by another without a name', { ...empty, faultType: 5, shutdownTakenBy: 'Other' }, 'Enter Name of Other Person'],
  ['emergency by another, no mobile', { ...empty, faultType: 5, shutdownTakenBy: 'Other', otherName: 'Asha', otherMobile: '' }, null],
  [
    'emergency by another, mobile',
    { ...empty, faultType: 5, shutdownTakenBy: 'Other', otherName: 'Asha', otherMobile: '9876543210' },
    null,
  ],
  [
    'emergency by another, mobile too short',
    { ...empty, faultType: 5, shutdownTakenBy: 'Other', otherMobile: '987654321' },
    'Mobile Number must have 10 digits',
  ],
  [
    'emergency by another, mobile too long',
    { ...empty, faultType: 5, shutdownTakenBy: 'Other', otherMobile: '98765432101' },
    'Mobile Number must have 10 digits',
  ],
  [
    'emergency by another, mobile in words',
    { ...empty, faultType: 5, shutdownTakenBy: 'Other', otherMobile: 'nine' },
    'Mobile Number must have 10 digits',
  ],
  ['emergency by a discom employee, mobile of nobody', { ...byDiscom, otherMobile: '9' }, null],
  ['emergency by nobody', { ...empty, faultType: 5 }, 'Select Shutdown Taken By'],
  ['emergency by an unknown', { ...empty, faultType: 5, shutdownTakenBy: 'Discom' }, 'Select Shutdown Taken By'],
  ['emergency, no discom number', { ...byDiscom, discomEmpNo: null }, 'Enter Discom Employee No. (who take shutdown)'],
  ['emergency, discom number in words', { ...byDiscom, discomEmpNo: '5x' }, 'Enter Discom Employee No. (who take shutdown)'],
  ['emergency with a line clear', withLineClear, null],
  ['line clear, no number', { ...withLineClear, lcNo: null }, 'Enter LC No.'],
  ['line clear, no employee', { ...withLineClear, lcEmpNo: 'x' }, 'Enter Employee No (LC)'],
  ['no line clear, no number', { ...withLineClear, lcTaken: 'No', lcNo: null, lcEmpNo: null }, null],
  ['AG phase changeover', { ...empty, faultType: 7 }, null],
  ['breaker testing', { ...empty, faultType: 8 }, null],
  ['no LSTC', { ...empty, faultType: 9 }, null],
];

/** The field at which each message stands. */
const fields: Readonly<Record<string, string>> = {
  'Select Outage Type': 'faultType',
  'Enter LC No': 'lcNo',
  'Enter Employee No': 'lcEmpNo',
  'Select Reason': 'reasonIds',
  'Enter Getco Employee No. (who take shutdown)': 'getcoEmpNo',
  'Enter Name of Other Person': 'otherName',
  'Mobile Number must have 10 digits': 'otherMobile',
  'Select Shutdown Taken By': 'shutdownTakenBy',
  'Enter Discom Employee No. (who take shutdown)': 'discomEmpNo',
  'Enter LC No.': 'lcNo',
  'Enter Employee No (LC)': 'lcEmpNo',
};

describe('shutdown details', () => {
  it.each(cases)('%s', (_what, detail, message) => {
    const faults = validateShutdownDetail(detail, 'ADOM').map((fault) => [fault.field, englishOf(fault)]);
    expect(faults).toEqual(message === null ? [] : [[fields[message], message]]);
  });

  it('are tried with every message of theirs', () => {
    expect(new Set(cases.flatMap(([, , message]) => message ?? []))).toEqual(new Set(Object.values(shutdownTexts)));
  });

  it.each(feederCategories)('on a %s feeder know AG Phase Changeover only for AGSKY and ADOM', (category) => {
    const isOffered = category === 'AGSKY' || category === 'ADOM';
    expect(offeredShutdownTypes(category)).toEqual(isOffered ? [5, 6, 7, 8, 9] : [5, 6, 8, 9]);
    expect(validateShutdownDetail({ ...empty, faultType: 7 }, category).map(englishOf)).toEqual(isOffered ? [] : ['Select Outage Type']);
  });
});
