import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { insertOutage, protectionFault } from '../../test/insert-outage';
import { openTestApp, type TestApp } from '../../test/test-app';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(async () => {
  token = await test.signIn('1001');
});
afterAll(() => test.close());

const nothing = {
  shutdown_taken_by: null, shutdown_taken_by_emp_no: null, lc_no: null, lc_taken_by: null, lc_taken: null,
  shutdown_taken_by_other_mobile: null, shutdown_taken_by_other_name: null, sfms_reason: [],
  rely_flag: null, broken_conductor: null, phase: null, ka_lr: null, ka_ly: null, ka_lb: null, ka_lg: null, ka_ln: null,
};

async function detailOf(id: number): Promise<Record<string, unknown>> {
  const answer = await test.post('/utils/getFaultDetail', { currentFaultId: id }, token);
  return answer.json<{ detail: Record<string, unknown> }>().detail;
}

async function outageOf(id: number): Promise<Record<string, unknown> | undefined> {
  const { rows } = await test.pool.query<Record<string,
    unknown>>('select interruption_type, fault_type, outage_type_name, fault_end from outage where id = $1', [id]);
  return rows[0];
}

async function save(url: string, body: object): Promise<unknown> {
  const answer = await test.post(url, body, token);
  expect(answer.json()).toMatchObject({ status: 'Success' });
  return answer.json();
}

describe('reading', () => {
  it('tells the feeder and the start, and that nothing is recorded', async () => {
    const id = await insertOutage(test.pool, { category: 'ADOM' });
    const head = { feeder_name: 'Test feeder', fault_start_datetime: '2026-11-20T11:00:00+05:30' };
    expect((await test.get(`/outage/${id}`, token)).json()).toEqual({ data: head });
    expect(await detailOf(id)).toEqual({ ...nothing, ...head, categor: 'ADOM', fault_type: null, version: 0 });
  });

  it.each([5, 6, 7])('offers 12 to 15 reasons for fault type %p, and none for another', async (faultType) => {
    const { detail } = (await test.post('/utils/getReasonList', { faultType }, token)).json<{ detail: { id: number; name: string }[] }>();
    expect(detail.length).toBeGreaterThanOrEqual(12);
    expect(detail.length).toBeLessThanOrEqual(15);
    expect((await test.post('/utils/getReasonList', { faultType: 8 }, token)).json()).toEqual({ detail: [] });
  });
});

describe('shutdown details', () => {
  const everything = {
    shutdownDiscomEmpNo: '101', getcoEmpNo: '102', lcTaken: 'Yes', lcNo: 123, lcDiscomEmpNo: '103', otherMobileNo: '9000000000',
    otherName: 'Asha', reasons: null,
  };

  it.each([
    ['Discom Employee', { shutdown_taken_by_emp_no: '101' }],
    ['Getco Employee', { shutdown_taken_by_emp_no: '102' }],
    ['Other', { shutdown_taken_by_other_mobile: '9000000000', shutdown_taken_by_other_name: 'Asha' }],
  ])('emergency, taken by %s: keeps what belongs to it', async (shutdownTakenBy, kept) => {
    const id = await insertOutage(test.pool);
    await save('/utils/saveFaultType', { ...everything, currentFaultId: id, faultType: 5, shutdownTakenBy, reasons: [502, 501, 502] });
    expect(await outageOf(id)).toMatchObject({ interruption_type: 1, fault_type: 5, outage_type_name: 'Emergency Shutdown' });
    expect(await detailOf(id)).toMatchObject({
      ...nothing,
      ...kept,
      shutdown_taken_by: shutdownTakenBy,
      lc_taken: 'Yes',
      lc_no: '123',
      lc_taken_by: '103',
      sfms_reason: [{ id: 501 }, { id: 502 }],
    });
  });

  it('emergency without line clear keeps no line clear', async () => {
    const id = await insertOutage(test.pool);
    await save('/utils/saveFaultType', { ...everything, currentFaultId: id, faultType: 5, shutdownTakenBy: 'Other', lcTaken: 'No' });
    expect(await detailOf(id)).toMatchObject({ lc_taken: 'No', lc_no: null, lc_taken_by: null });
  });

  it('planned: line clear and reasons', async () => {
    const id = await insertOutage(test.pool);
    await save('/utils/saveFaultType', { ...everything, currentFaultId: id, faultType: '6', shutdownTakenBy: 'Other', reasons: [603] });
    expect(await outageOf(id)).toMatchObject({ fault_type: 6, outage_type_name: 'Planned Shutdown' });
    expect(await detailOf(id)).toMatchObject({ ...nothing, lc_taken: 'Yes', lc_no: '123', lc_taken_by: '103', sfms_reason: [{ id: 603 }] });
  });

  it.each([
    [7, 'AG Phase Changeover'],
    [8, 'Breaker Testing'],
    [9, 'No LSTC'],
  ])('type %p records nothing else, and takes away what was there', async (faultType, name) => {
    const id = await insertOutage(test.pool, { category: 'AGSKY' });
    await save('/utils/saveFaultType', { ...everything, currentFaultId: id, faultType: 5, shutdownTakenBy: 'Other', reasons: [501] });
    await save('/utils/saveFaultType', { ...everything, currentFaultId: id, faultType, shutdownTakenBy: 'Other' });
    expect(await outageOf(id)).toMatchObject({ fault_type: faultType, outage_type_name: name });
    expect(await detailOf(id)).toMatchObject(nothing);
  });
});

describe('protection', () => {
  const detail = { relayFlag: 'Earth Fault Highset', brokenConductor: 'Yes', phase: 'RY',
    faultCurrent: { R: 1.2, Y: '0.7', B: '', G: null, N: 0 } };
  const recorded = { rely_flag: 'Earth Fault Highset', broken_conductor: 'Yes', phase: 'RY', ka_lr: 1.2, ka_ly: 0.7, ka_lb: null,
    ka_lg: null, ka_ln: 0 };
  const protection = { interruption_type: 3, fault_type: 4, outage_type_name: 'Protection Fault' };

  it('a Normal TT converts by its id alone', async () => {
    const id = await insertOutage(test.pool, { minutes: 5 });
    expect(await save('/utils/convertManualToProtection', { id }))
      .toEqual({ status: 'Success', message: 'Outage converted to protection successfully.' });
    expect(await outageOf(id)).toMatchObject(protection);
    expect(await detailOf(id)).toMatchObject(nothing);
  });

  it('a Sustain Fault converts with its details', async () => {
    const id = await insertOutage(test.pool, { minutes: 6, interruptionType: 0 });
    await save('/utils/convertManualToProtection', { id, ...detail });
    expect(await outageOf(id)).toMatchObject(protection);
    expect(await detailOf(id)).toMatchObject({ ...nothing, ...recorded });
  });

  it('fault current details are replaced as a whole', async () => {
    const id = await insertOutage(test.pool, protectionFault);
    await save('/utils/updateFaultCurrent', { id, ...detail });
    expect(await detailOf(id)).toMatchObject(recorded);
    await save('/utils/updateFaultCurrent', { id, relayFlag: 'Over Current', brokenConductor: 'No' });
    expect(await detailOf(id)).toMatchObject({ ...nothing, rely_flag: 'Over Current', broken_conductor: 'No' });
  });
});

describe('a save that has read nothing', () => {
  const relay = { relayFlag: 'Over Current', brokenConductor: 'No' };
  const cases = [
    ['/utils/saveFaultType', {}, (id: number) => ({ currentFaultId: id, faultType: 5, shutdownTakenBy: 'Other', otherName: 'Asha' }),
      (id: number) => ({ currentFaultId: id, faultType: 8 })],
    ['/utils/updateFaultCurrent', protectionFault, (id: number) => ({ id, ...relay, faultCurrent: { R: 1.2 } }),
      (id: number) => ({ id, ...relay })],
  ] as const;

  it.each(cases)('%s: overwrites nothing that is recorded', async (url, wanted, recorded, blind) => {
    const id = await insertOutage(test.pool, wanted);
    await save(url, { ...recorded(id), version: null });
    const before = await detailOf(id);
    const answer = await test.post(url, { ...blind(id), version: null }, token);
    expect([answer.statusCode, answer.json<{ message: string }>().message])
      .toEqual([409, 'The recorded details of this outage were not read. Please read them and save again.']);
    expect(await detailOf(id)).toEqual(before);
  });

  it.each(cases)('%s: another system, which sends no version, saves as ever', async (url, wanted, recorded, blind) => {
    const id = await insertOutage(test.pool, wanted);
    await save(url, recorded(id));
    await save(url, blind(id));
  });

  it.each(['1', -1, 1.5, {}, true])('a version %p is malformed', async (version) => {
    const id = await insertOutage(test.pool);
    expect((await test.post('/utils/saveFaultType', { currentFaultId: id, faultType: 8, version }, token)).statusCode).toBe(400);
  });
});

describe('the end of an open outage', () => {
  it('is kept, and told to the live stream with the commit', async () => {
    const id = await insertOutage(test.pool);
    const listener = new pg.Client({ connectionString: test.database.url });
    await listener.connect();
    try {
      const told = new Promise<void>((resolve) => listener.once('notification', () => resolve()));
      await listener.query('listen open_outage');
      await save('/outage/addManualEndDateTime', { id, outageEndDate: '2026-11-20', outageEndTime: '11:30' });
      await told;
      const { rows } = await listener.query('select event_type, outage_id from live_event order by position desc limit 1');
      expect(rows).toEqual([{ event_type: 0, outage_id: String(id) }]);
    } finally {
      await listener.end();
    }
    expect(await outageOf(id)).toMatchObject({ fault_end: new Date('2026-11-20T11:30:00+05:30') });
  });

  it('may be the start itself, to the microsecond', async () => {
    const id = await insertOutage(test.pool);
    await test.pool.query(`update outage set fault_start = fault_start + interval '20.123456 seconds' where id = $1`, [id]);
    await save('/outage/addManualEndDateTime', { id, outageEndDate: '2026-11-20', outageEndTime: '11:00' });
    const { rows } = await test.pool.query<{ is_same: boolean }>('select fault_end = fault_start as is_same from outage where id = $1',
      [id]);
    expect(rows).toEqual([{ is_same: true }]);
  });
});

describe('somebody was faster', () => {
  it('a form that was read before the change is refused, and goes through with what is there now', async () => {
    const id = await insertOutage(test.pool);
    const { version } = await detailOf(id);
    await save('/utils/saveFaultType', { currentFaultId: id, faultType: 8, version });
    const late = await test.post('/utils/saveFaultType', { currentFaultId: id, faultType: 9, version }, token);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ status: 'Fail', faults: [{ field: null, code: 'outage.changed' }],
      message: 'Somebody else has changed this outage meanwhile. Please check it and save again.' });
    expect(await outageOf(id)).toMatchObject({ fault_type: 8 });
    await save('/utils/saveFaultType', { currentFaultId: id, faultType: 9, version: (await detailOf(id)).version });
  });

  it.each([
    ['/outage/addManualEndDateTime', { minutes: 1 }, { outageEndDate: '2026-11-20', outageEndTime: '11:30' },
      'This outage already has an end date/time.', 'outage.hasEnd'],
    ['/utils/convertManualToProtection', protectionFault, {}, 'This outage is already a protection outage.',
      'outage.isProtection'],
    ['/utils/convertManualToProtection', { minutes: 1, faultType: 8 }, {}, 'A fault type is already recorded for this outage.',
      'outage.hasFaultType'],
  ])('%s on %o: already done', async (url, wanted, body, message, code) => {
    const id = await insertOutage(test.pool, wanted);
    const answer = await test.post(url, { id, ...body }, token);
    expect(answer.json()).toEqual({ status: 'Fail', message, errors: [message], faults: [{ field: null, code }] });
    expect(answer.statusCode).toBe(409);
  });
});

describe('the audit trail', () => {
  it('keeps who, when, what before and after, and nothing of a refused write', async () => {
    const id = await insertOutage(test.pool, { minutes: 30 });
    await test.post('/utils/convertManualToProtection', { id }, token);
    await save('/utils/convertManualToProtection', { id, relayFlag: 'Over Current', brokenConductor: 'No' });
    const { rows } = await test.pool.query<Record<string, unknown>>(`select * from audit_entry where subject_id = $1`, [String(id)]);
    expect(rows).toEqual([
      expect.objectContaining({
        subject: 'outage', action: 'convertToProtection', at: test.clock.now, actor_company: 'GETCO', actor_emp_no: '1001',
        before: expect.objectContaining({ interruptionType: 1, faultType: null, relayFlag: null }),
        after: expect.objectContaining({ interruptionType: 3, faultType: 4, relayFlag: 'Over Current' }),
      }),
    ]);
  });

  it.each(['update audit_entry set action = action', 'delete from audit_entry', 'truncate audit_entry'])('refuses: %s',
    async (statement) => {
    await expect(test.pool.query(statement)).rejects.toThrow('append-only');
  });

  it('is read as the timeline of the outage', async () => {
    const id = await insertOutage(test.pool);
    await save('/outage/addManualEndDateTime', { id, outageEndDate: '2026-11-20', outageEndTime: '11:30' });
    await save('/utils/saveFaultType', { currentFaultId: id, faultType: 6, lcNo: '12', lcDiscomEmpNo: '34', reasons: [601] });
    const answer = await test.get(`/outage/${id}/timeline`, token);
    const reason = (await test.pool.query<{ name: string }>('select name from reason where id = 601')).rows[0]?.name;
    const by = { name: expect.any(String), empNo: '1001', companyName: 'GETCO' };
    expect(answer.json()).toEqual({
      outage: expect.objectContaining({
        id, feederName: 'Test feeder', category: 'JGY', interruptionTypeText: 'Manual', outageTypeName: 'Planned Shutdown',
        durationClass: 'Sustain Fault',
        faultStart: '2026-11-20T11:00:00+05:30', faultEnd: '2026-11-20T11:30:00+05:30', duration: '00:30:00', interruptionType: 1,
        faultType: 6,
        getcoDivisionName: 'Gondal', companyName: 'PGVCL', circleName: expect.any(String), divisionName: expect.any(String),
        subdivisionName: expect.any(String),
      }),
      recorded: expect.objectContaining({ lcTaken: 'Yes', lcNo: '12', lcEmpNo: '34', reasonIds: [reason], shutdownTakenBy: null,
        relayFlag: null, faultCurrentR: null }),
      entries: [
        { id: expect.any(Number), at: '2026-11-20T12:00:00+05:30', action: 'addEnd', by,
          changes: [{ field: 'faultEnd', before: null, after: '2026-11-20T11:30:00+05:30' }] },
        {
          id: expect.any(Number), at: '2026-11-20T12:00:00+05:30', action: 'updateShutdown', by,
          changes: expect.arrayContaining([
            { field: 'outageTypeName', before: null, after: 'Planned Shutdown' },
            { field: 'lcNo', before: null, after: '12' },
            { field: 'reasonIds', before: [], after: [reason] },
          ]),
        },
      ],
      // Nothing came from the feed.
      reported: { cause: null, customersOut: null, device: null, estimatedRestoration: null, isPlanned: null, note: null },
      reports: [],
    });
  });
});
