import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { shutdownTexts } from 'shared-contracts/rule/shutdown-detail';
import { insertOutage, protectionFault } from '../../test/insert-outage';
import { openTestApp, type TestApp } from '../../test/test-app';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await openTestApp();
  token = await test.signIn('1001');
});
afterAll(() => test.close());

async function messageOf(url: string, body: object, by = token): Promise<{ status: number; message: string }> {
  const answer = await test.post(url, body, by);
  return { status: answer.statusCode, message: answer.json<{ message: string }>().message };
}

describe('saveFaultType refuses with its messages', () => {
  const planned = { faultType: 6, lcNo: '12', lcDiscomEmpNo: '34', reasons: [601] };
  const emergency = {
    faultType: 5,
    shutdownTakenBy: 'Discom Employee',
    shutdownDiscomEmpNo: '77',
    lcTaken: 'Yes',
    lcNo: '12',
    lcDiscomEmpNo: '34',
  };

  it.each([
    ['no outage type', {}, 'Select Outage Type'],
    ['an empty outage type', { faultType: '' }, 'Select Outage Type'],
    ['a type that is no shutdown', { faultType: 4 }, 'Select Outage Type'],
    ['AG Phase Changeover on a village feeder', { faultType: 7 }, 'Select Outage Type'],
    ['planned without LC No', { ...planned, lcNo: '' }, 'Enter LC No'],
    ['planned with letters as LC No', { ...planned, lcNo: '12a' }, 'Enter LC No'],
    ['planned without LC employee', { ...planned, lcDiscomEmpNo: null }, 'Enter Employee No'],
    ['planned without reason', { ...planned, reasons: [] }, 'Select Reason'],
    ['planned with a reason of another type', { ...planned, reasons: [601, 501] }, 'Select Reason'],
    ['planned with a reason that does not exist', { ...planned, reasons: [99_999] }, 'Select Reason'],
    ['emergency without taker', { ...emergency, shutdownTakenBy: '' }, 'Select Shutdown Taken By'],
    ['emergency with an unknown taker', { ...emergency, shutdownTakenBy: 'Nobody' }, 'Select Shutdown Taken By'],
    ['emergency without Discom number', { ...emergency, shutdownDiscomEmpNo: '' }, 'Enter Discom Employee No. (who take shutdown)'],
    [
      'emergency with half a mobile',
      { ...emergency, shutdownTakenBy: 'Other', otherMobileNo: '98765' },
      'Mobile Number must have 10 digits',
    ],
    [
      'emergency with a mobile in words',
      { ...emergency, shutdownTakenBy: 'Other', otherMobileNo: '98765abcde' },
      'Mobile Number must have 10 digits',
    ],
    [
      'emergency with a Getco number in words',
      { ...emergency, shutdownTakenBy: 'Getco Employee', getcoEmpNo: 'Asha' },
      'Enter Getco Employee No. (who take shutdown)',
    ],
    ['emergency by another without a name', { ...emergency, shutdownTakenBy: 'Other' }, 'Enter Name of Other Person'],
    ['emergency without LC number', { ...emergency, lcNo: ' ' }, 'Enter LC No.'],
    ['emergency without LC employee', { ...emergency, lcDiscomEmpNo: 'x' }, 'Enter Employee No (LC)'],
  ])('%s', async (_case, body, message) => {
    const currentFaultId = await insertOutage(test.pool);
    expect(await messageOf('/utils/saveFaultType', { ...body, currentFaultId })).toEqual({ status: 422, message });
  });

  it('covers every message of the rule', () => {
    expect(Object.values(shutdownTexts).toSorted()).toEqual([
      'Enter Discom Employee No. (who take shutdown)',
      'Enter Employee No',
      'Enter Employee No (LC)',
      'Enter Getco Employee No. (who take shutdown)',
      'Enter LC No',
      'Enter LC No.',
      'Enter Name of Other Person',
      'Mobile Number must have 10 digits',
      'Select Outage Type',
      'Select Reason',
      'Select Shutdown Taken By',
    ]);
  });

  it.each(['AGSKY', 'ADOM'])('AG Phase Changeover is fine on a %s feeder', async (category) => {
    const currentFaultId = await insertOutage(test.pool, { category });
    expect((await messageOf('/utils/saveFaultType', { currentFaultId, faultType: 7 })).status).toBe(200);
  });
});

describe.each(['/utils/updateFaultCurrent', '/utils/convertManualToProtection'])('%s refuses with its messages', (url) => {
  it.each([
    [{}, 'Relay Flag & Broken Conductor are required'],
    [{ relayFlag: 'Over Current' }, 'Relay Flag & Broken Conductor are required'],
    [{ brokenConductor: 'Yes' }, 'Relay Flag & Broken Conductor are required'],
    [{ relayFlag: 'Overcurrent', brokenConductor: 'Yes' }, 'Select valid option of Relay Flag.'],
    [{ relayFlag: 'Over Current', brokenConductor: 'Maybe' }, 'Select valid option of Broken Conductor.'],
  ])('%o', async (body, message) => {
    const id = await insertOutage(test.pool, url.endsWith('Current') ? protectionFault : { minutes: 30 });
    expect(await messageOf(url, { id, ...body })).toEqual({ status: 422, message });
  });

  it.each([
    { phase: 'RX' },
    { faultCurrent: { R: -0.1 } },
    { faultCurrent: { R: 0.05 } },
    { faultCurrent: { R: 1000 } },
    { faultCurrent: { X: 1 } },
    { surprise: 1 },
  ])('malformed: %o', async (extra) => {
    const id = await insertOutage(test.pool, protectionFault);
    expect((await messageOf(url, { id, relayFlag: 'Over Current', brokenConductor: 'No', ...extra })).status).toBe(400);
  });
});

describe('addManualEndDateTime refuses with its messages', () => {
  // Now is 12:00 in India, the outage began at 11:00.
  it.each([
    ['2026-11-20', '', 'Enter valid End Date/Time.'],
    ['', '11:30', 'Enter valid End Date/Time.'],
    ['2026-02-30', '11:30', 'Enter valid End Date/Time.'],
    ['20-11-2026', '11:30', 'Enter valid End Date/Time.'],
    ['2026-11-20', '25:00', 'Enter valid End Date/Time.'],
    ['2026-11-20', '12:01', 'Future DateTime is not allow.'],
    ['2027-01-01', '00:00', 'Future DateTime is not allow.'],
    ['2026-11-20', '10:59', 'End Date/Time should not be before Start Date/Time.'],
    ['2026-11-19', '23:00', 'End Date/Time should not be before Start Date/Time.'],
  ])('%s %s: %s', async (outageEndDate, outageEndTime, message) => {
    const id = await insertOutage(test.pool);
    expect(await messageOf('/outage/addManualEndDateTime', { id, outageEndDate, outageEndTime })).toEqual({ status: 422, message });
  });

  it('the future is judged by the clock of the server', async () => {
    const id = await insertOutage(test.pool);
    const body = { id, outageEndDate: '2026-11-20', outageEndTime: '12:05' };
    const before = test.clock.now;
    expect((await messageOf('/outage/addManualEndDateTime', body)).status).toBe(422);
    try {
      test.clock.now = new Date(before.getTime() + 5 * 60_000);
      expect((await messageOf('/outage/addManualEndDateTime', body)).status).toBe(200);
    } finally {
      test.clock.now = before;
    }
  });

  it.each(['11:00', '11:00:00', '12:00'])('the very start and the very now are fine: %s', async (outageEndTime) => {
    const id = await insertOutage(test.pool);
    expect((await messageOf('/outage/addManualEndDateTime', { id, outageEndDate: '2026-11-20', outageEndTime })).status).toBe(200);
  });
});

describe('who may', () => {
  const writes = [
    ['/outage/addManualEndDateTime', (id: number) => ({ id, outageEndDate: '2026-11-20', outageEndTime: '11:30' })],
    ['/utils/saveFaultType', (id: number) => ({ currentFaultId: id, faultType: 9 })],
    ['/utils/updateFaultCurrent', (id: number) => ({ id, relayFlag: 'Over Current', brokenConductor: 'No' })],
    ['/utils/convertManualToProtection', (id: number) => ({ id })],
  ] as const;

  it.each(writes)('%s: only a GETCO user with a substation', async (url, body) => {
    const id = await insertOutage(test.pool);
    for (const empNo of ['1002', '1003', '2001', '3001', '3301']) {
      expect(await messageOf(url, body(id), await test.signIn(empNo))).toEqual({
        status: 403,
        message: 'Only a substation of GETCO can record this.',
      });
    }
    expect((await messageOf(url, body(id), 'no-token')).status).toBe(401);
  });

  it.each(writes)('%s: permission is asked before the request is read', async (url, _body) => {
    for (const empNo of ['1002', '3001']) expect((await messageOf(url, {}, await test.signIn(empNo))).status).toBe(403);
    expect((await messageOf(url, {})).status).toBe(400);
  });

  it.each(writes)('%s: an outage of another substation is not found, nor one that does not exist', async (url, body) => {
    const other = await test.pool.query<{ code: string }>(`select code from substation where code <> '95040101' limit 1`);
    const id = await insertOutage(test.pool, { substationCode: other.rows[0]?.code ?? '' });
    const hidden = await messageOf(url, body(id));
    expect(hidden.status).toBe(404);
    expect(await messageOf(url, body(999_999_999))).toEqual(hidden);
  });

  it.each([
    ['/utils/getFaultDetail', (id: number) => test.post('/utils/getFaultDetail', { currentFaultId: id }, token)],
    ['/outage/:id', (id: number) => test.get(`/outage/${id}`, token)],
    ['/outage/:id/timeline', (id: number) => test.get(`/outage/${id}/timeline`, token)],
  ])('%s answers within the organisation only', async (_name, read) => {
    const other = await test.pool.query<{ code: string }>(`select code from substation where code <> '95040101' limit 1`);
    const hidden = await insertOutage(test.pool, { substationCode: other.rows[0]?.code ?? '' });
    const own = await insertOutage(test.pool);
    expect((await read(own)).statusCode).toBe(200);
    expect((await read(hidden)).statusCode).toBe(404);
  });
});

describe('a refusal says what is wrong by field and code, under the names of the request', () => {
  const required = { code: 'protection.required' };
  it.each([
    [
      '/utils/saveFaultType',
      { faultType: 6, lcNo: '12', lcDiscomEmpNo: 'x' },
      [{ field: 'lcDiscomEmpNo', code: 'shutdown.plannedLcEmpNo' }],
    ],
    [
      '/utils/saveFaultType',
      { faultType: 6, lcNo: '12', lcDiscomEmpNo: '34', reasons: [501] },
      [{ field: 'reasons', code: 'shutdown.reasonIds' }],
    ],
    ['/utils/convertManualToProtection', {}, [{ field: 'relayFlag', ...required }, { field: 'brokenConductor', ...required }]],
    [
      '/outage/addManualEndDateTime',
      { outageEndDate: '2026-11-20', outageEndTime: '12:01' },
      [{ field: 'outageEndDate', code: 'end.future' }],
    ],
  ])('%s %j', async (url, body, faults) => {
    const id = await insertOutage(test.pool, url.includes('convert') ? { minutes: 30 } : {});
    const answer = await test.post(url, { ...body, [url.endsWith('FaultType') ? 'currentFaultId' : 'id']: id }, token);
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ faults: unknown }>().faults).toEqual(faults);
  });

  it('an action that somebody else has done has a code, and is about no field', async () => {
    const id = await insertOutage(test.pool, { minutes: 30 });
    const body = { id, outageEndDate: '2026-11-20', outageEndTime: '11:45' };
    expect((await test.post('/outage/addManualEndDateTime', body, token)).json()).toEqual({
      status: 'Fail',
      message: 'This outage already has an end date/time.',
      errors: ['This outage already has an end date/time.'],
      faults: [{ field: null, code: 'outage.hasEnd' }],
    });
  });
});
