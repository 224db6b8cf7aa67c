import { describe, expect, it } from '@jest/globals';
import type { FaultDetail } from 'shared-contracts/entity/fault-detail';
import { englishOf } from 'shared-contracts/english/catalogue';
import {
  emptyShutdown,
  reduceShutdown,
  shutdownBody,
  type ShutdownValues,
  shutdownValuesOf,
  validateShutdown,
  visibleFields,
} from './shutdown-form';

const full: ShutdownValues = {
  faultType: 5,
  reasonIds: [501],
  shutdownTakenBy: 'Discom Employee',
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
    expect(reduceShutdown(full, { type: 'outageTypeChanged', faultType: 6 })).toEqual({ ...emptyShutdown, faultType: 6 });
  });

  it('resets line clear and employee fields when the taker changes, and keeps the reasons', () => {
    expect(reduceShutdown(full, { type: 'takenByChanged', shutdownTakenBy: 'Other' })).toEqual({
      ...emptyShutdown,
      faultType: 5,
      reasonIds: [501],
      shutdownTakenBy: 'Other',
    });
  });

  it.each(['No', null] as const)('clears the line clear numbers when LC taken becomes %p', (lcTaken) => {
    expect(reduceShutdown(full, { type: 'lcTakenChanged', lcTaken })).toEqual({ ...full, lcTaken, lcNo: '', lcEmpNo: '' });
  });

  it('keeps the line clear numbers while LC taken stays yes', () => {
    expect(reduceShutdown(full, { type: 'lcTakenChanged', lcTaken: 'Yes' })).toEqual(full);
  });

  it('takes the chosen reasons', () => {
    expect(reduceShutdown(full, { type: 'reasonsChanged', reasonIds: [502, 503] })).toEqual({ ...full, reasonIds: [502, 503] });
  });

  it('changes one text only', () => {
    expect(reduceShutdown(full, { type: 'textChanged', field: 'otherName', text: 'Asha' })).toEqual({ ...full, otherName: 'Asha' });
  });
});

describe('visibleFields', () => {
  const shown = (values: Partial<ShutdownValues>) =>
    Object.entries(visibleFields({ ...emptyShutdown, ...values })).flatMap(([name, isShown]) => (isShown ? [name] : []));

  it.each([
    [{}, []],
    [{ faultType: 5 }, ['reasonIds', 'shutdownTakenBy', 'lcTaken']],
    [{ faultType: 5, shutdownTakenBy: 'Discom Employee' }, ['reasonIds', 'shutdownTakenBy', 'discomEmpNo', 'lcTaken']],
    [{ faultType: 5, shutdownTakenBy: 'Getco Employee' }, ['reasonIds', 'shutdownTakenBy', 'getcoEmpNo', 'lcTaken']],
    [{ faultType: 5, shutdownTakenBy: 'Other', lcTaken: 'Yes' }, ['reasonIds', 'shutdownTakenBy', 'other', 'lcTaken', 'lineClear']],
    [{ faultType: 6 }, ['reasonIds', 'lineClear']],
    [{ faultType: 7 }, ['reasonIds']],
    [{ faultType: 8 }, []],
    [{ faultType: 9 }, []],
  ] as const)('%o shows %o', (values, names) => {
    expect(shown(values)).toEqual(names);
  });
});

describe('validateShutdown', () => {
  const said = (values: ShutdownValues, category: string) => validateShutdown(values, category).map(englishOf);

  it('judges what would be sent', () => {
    expect(said(emptyShutdown, 'JGY')).toEqual(['Select Outage Type']);
    expect(said({ ...full, discomEmpNo: ' ' }, 'JGY')).toEqual(['Enter Discom Employee No. (who take shutdown)']);
    expect(said({ ...emptyShutdown, faultType: 6, lcNo: '1', lcEmpNo: '2' }, 'JGY')).toEqual(['Select Reason']);
    expect(said(full, 'JGY')).toEqual([]);
  });

  it('sends reasonIds for types 5 to 7 only', () => {
    expect(shutdownBody(full).reasonIds).toEqual([501]);
    expect(shutdownBody({ ...full, faultType: 8 }).reasonIds).toBeNull();
  });
});

describe('shutdownValuesOf', () => {
  const recorded: FaultDetail = {
    category: 'JGY',
    faultType: 5,
    shutdownTakenBy: 'Getco Employee',
    takenByEmpNo: '77',
    lcNo: '5',
    lcEmpNo: '6',
    lcTaken: null,
    otherMobile: null,
    otherName: null,
    reasons: [{ id: 501, name: 'Kite' }],
    relayFlag: null,
    brokenConductor: null,
    phase: null,
    faultCurrentR: null,
    faultCurrentY: null,
    faultCurrentB: null,
    faultCurrentG: null,
    faultCurrentN: null,
    feederName: 'Navagam',
    faultStart: null,
    version: 3,
  };

  it('gives the one employee number to whoever took the shutdown, and reads a line clear from its numbers', () => {
    expect(shutdownValuesOf(recorded)).toEqual({
      ...emptyShutdown,
      faultType: 5,
      shutdownTakenBy: 'Getco Employee',
      getcoEmpNo: '77',
      lcTaken: 'Yes',
      lcNo: '5',
      lcEmpNo: '6',
      reasonIds: [501],
    });
  });

  it('remembers that no line clear was taken', () => {
    expect(shutdownValuesOf({ ...recorded, lcNo: null, lcEmpNo: null, lcTaken: 'No' }).lcTaken).toBe('No');
  });

  it('is empty for what is not recorded yet', () => {
    expect(
      shutdownValuesOf({ ...recorded, faultType: null, shutdownTakenBy: null, takenByEmpNo: null, lcNo: null, lcEmpNo: null, reasons: [] }),
    ).toEqual(emptyShutdown);
  });
});
