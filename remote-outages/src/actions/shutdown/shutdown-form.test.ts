import { describe, expect, it } from '@jest/globals';
import type { FaultDetail } from 'shared-contracts/entity/fault-detail';
import { shutdownMessages } from 'shared-contracts/rule/shutdown-detail';
import {
  emptyShutdown,
  reduceShutdown,
  shutdownBody,
  shutdownFieldsOf,
  type ShutdownValues,
  shutdownValuesOf,
  validateShutdown,
  visibleFields,
} from './shutdown-form';

const full: ShutdownValues = {
  outageType: 5,
  reasons: [501],
  takenBy: 'Discom Employee',
  discomEmpNo: '1',
  getcoEmpNo: '2',
  otherMobile: '3',
  otherName: '4',
  lcTaken: 'Yes',
  lcNo: '5',
  lcEmpNo: '6',
};

describe('reduceShutdown', () => {
  it('resets every dependent field when the outage type changes', () => {
    expect(reduceShutdown(full, { type: 'outageTypeChanged', outageType: 6 })).toEqual({ ...emptyShutdown, outageType: 6 });
  });

  it('resets line clear and employee fields when the taker changes, and keeps the reasons', () => {
    expect(reduceShutdown(full, { type: 'takenByChanged', takenBy: 'Other' })).toEqual({ ...emptyShutdown, outageType: 5, reasons: [501], takenBy: 'Other' });
  });

  it.each(['No', null] as const)('clears the line clear numbers when LC taken becomes %p', (lcTaken) => {
    expect(reduceShutdown(full, { type: 'lcTakenChanged', lcTaken })).toEqual({ ...full, lcTaken, lcNo: '', lcEmpNo: '' });
  });

  it('keeps the line clear numbers while LC taken stays yes', () => {
    expect(reduceShutdown(full, { type: 'lcTakenChanged', lcTaken: 'Yes' })).toEqual(full);
  });

  it('adds and takes away reasons', () => {
    const two = reduceShutdown(full, { type: 'reasonToggled', reason: 502 });
    expect(two.reasons).toEqual([501, 502]);
    expect(reduceShutdown(two, { type: 'reasonToggled', reason: 501 }).reasons).toEqual([502]);
  });

  it('changes one text only', () => {
    expect(reduceShutdown(full, { type: 'textChanged', field: 'otherName', text: 'Asha' })).toEqual({ ...full, otherName: 'Asha' });
  });
});

describe('visibleFields', () => {
  const shown = (values: Partial<ShutdownValues>) => Object.entries(visibleFields({ ...emptyShutdown, ...values })).flatMap(([name, isShown]) => (isShown ? [name] : []));

  it.each([
    [{}, []],
    [{ outageType: 5 }, ['reasons', 'takenBy', 'lcTaken']],
    [{ outageType: 5, takenBy: 'Discom Employee' }, ['reasons', 'takenBy', 'discomEmpNo', 'lcTaken']],
    [{ outageType: 5, takenBy: 'Getco Employee' }, ['reasons', 'takenBy', 'getcoEmpNo', 'lcTaken']],
    [{ outageType: 5, takenBy: 'Other', lcTaken: 'Yes' }, ['reasons', 'takenBy', 'other', 'lcTaken', 'lineClear']],
    [{ outageType: 6 }, ['reasons', 'lineClear']],
    [{ outageType: 7 }, ['reasons']],
    [{ outageType: 8 }, []],
    [{ outageType: 9 }, []],
  ] as const)('%o shows %o', (values, names) => {
    expect(shown(values)).toEqual(names);
  });
});

describe('validateShutdown', () => {
  it('has a field for every message', () => {
    for (const message of Object.values(shutdownMessages)) expect(shutdownFieldsOf(message)).toHaveLength(1);
    expect(shutdownFieldsOf('toString')).toEqual([]);
  });

  it('judges what would be sent', () => {
    expect(validateShutdown(emptyShutdown, 'JGY')).toBe('Select Outage Type');
    expect(validateShutdown({ ...full, discomEmpNo: ' ' }, 'JGY')).toBe('Enter Discom Employee No. (who take shutdown)');
    expect(validateShutdown({ ...emptyShutdown, outageType: 6, lcNo: '1', lcEmpNo: '2' }, 'JGY')).toBe('Select Reason');
    expect(validateShutdown(full, 'JGY')).toBeNull();
  });

  it('sends reasons for types 5 to 7 only', () => {
    expect(shutdownBody(full).reasons).toEqual([501]);
    expect(shutdownBody({ ...full, outageType: 8 }).reasons).toBeNull();
  });
});

describe('shutdownValuesOf', () => {
  const recorded: FaultDetail = {
    category: 'JGY', fault_type: 5, shutdown_taken_by: 'Getco Employee', shutdown_taken_by_emp_no: '77', lc_no: '5', lc_taken_by: '6', lc_taken: null,
    shutdown_taken_by_other_mobile: null, shutdown_taken_by_other_name: null, reasons: [{ id: 501, name: 'Kite' }], relay_flag: null, broken_conductor: null,
    phase: null, ka_lr: null, ka_ly: null, ka_lb: null, ka_lg: null, ka_ln: null, feeder_name: 'Navagam', fault_start_datetime: null, version: 3,
  };

  it('gives the one employee number to whoever took the shutdown, and reads a line clear from its numbers', () => {
    expect(shutdownValuesOf(recorded)).toEqual({
      ...emptyShutdown, outageType: 5, takenBy: 'Getco Employee', getcoEmpNo: '77', lcTaken: 'Yes', lcNo: '5', lcEmpNo: '6', reasons: [501],
    });
  });

  it('remembers that no line clear was taken', () => {
    expect(shutdownValuesOf({ ...recorded, lc_no: null, lc_taken_by: null, lc_taken: 'No' }).lcTaken).toBe('No');
  });

  it('is empty for what is not recorded yet', () => {
    expect(shutdownValuesOf({ ...recorded, fault_type: null, shutdown_taken_by: null, shutdown_taken_by_emp_no: null, lc_no: null, lc_taken_by: null, reasons: [] })).toEqual(emptyShutdown);
  });
});
