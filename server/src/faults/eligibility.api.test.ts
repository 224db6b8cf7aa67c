import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rowActions, type RowAction } from 'shared-contracts/rule/row-action';
import { insertOutages } from '../../test/insert-outage';
import { openTestApp, type TestApp } from '../../test/test-app';

/** A valid request of every action, so that only eligibility decides. */
const requests: Readonly<Record<RowAction, (id: number) => { url: string; body: object }>> = {
  addEnd: (id) => ({ url: '/outage/addManualEndDateTime', body: { id, outageEndDate: '2026-11-20', outageEndTime: '11:45' } }),
  updateShutdown: (id) => ({ url: '/utils/saveFaultType', body: { currentFaultId: id, faultType: 8 } }),
  updateFaultCurrent: (id) => ({ url: '/utils/updateFaultCurrent', body: { id, relayFlag: 'Earth Fault', brokenConductor: 'No' } }),
  convertToProtection: (id) => ({ url: '/utils/convertManualToProtection', body: { id, relayFlag: 'Earth Fault', brokenConductor: 'No' } }),
};

/** The eligibility table, for a person to compare with docs/product.md#eligibility. */
function allowed(action: RowAction, interruptionType: number, faultType: number | null, minutes: number | null): boolean {
  const isManual = [0, 1, 2, 4].includes(interruptionType);
  switch (action) {
    case 'addEnd':
      return minutes === null;
    case 'updateShutdown':
      return isManual && (faultType === null || faultType >= 5);
    case 'updateFaultCurrent':
      return interruptionType === 3 && faultType === 4;
    case 'convertToProtection':
      return isManual && faultType === null && minutes !== null;
  }
}

const cases = [0, 1, 2, 3, 4].flatMap((interruptionType) =>
  [null, 4, 5, 6, 7, 8, 9].flatMap((faultType) =>
    // Open; a Normal TT, at its longest; a Sustain Fault.
    [null, 5, 6].flatMap((minutes) => rowActions.map((action) => ({ action, interruptionType, faultType, minutes }))),
  ),
);

describe('row actions at the API', () => {
  let test: TestApp;
  let token: string;
  let ids: number[];

  beforeAll(async () => {
    test = await openTestApp();
    token = await test.signIn('1001');
    ids = await insertOutages(test.pool, cases);
  });
  afterAll(() => test.close());

  it.each([0, 1, 2, 3, 4])('are accepted exactly where eligibility allows them: interruption type %p', async (type) => {
    for (const [index, { action, interruptionType, faultType, minutes }] of cases.entries()) {
      if (interruptionType !== type) continue;
      const { url, body } = requests[action](ids[index] ?? 0);
      const answer = await test.post(url, body, token);
      const isAllowed = allowed(action, interruptionType, faultType, minutes);
      const told = { action, interruptionType, faultType, minutes, status: answer.statusCode };
      if (isAllowed) expect(told).toEqual({ ...told, status: 200 });
      else expect([409, 422]).toContain(told.status);
      const message = expect.stringMatching(/\w+ \w+/);
      const fault = { field: null, code: expect.stringMatching(/^outage\./) };
      if (isAllowed) expect(answer.json()).toEqual({ status: 'Success', message });
      else expect(answer.json()).toEqual({ status: 'Fail', message, errors: [message], faults: [fault] });
    }
  });

  it('leaves one audit entry for each accepted action and none for a refused one', async () => {
    const { rows } = await test.pool.query<{ subject_id: string; action: string }>(
      `select subject_id, action from audit_entry where subject = 'outage' and subject_id = any($1)`,
      [ids.map(String)],
    );
    const wanted = cases.flatMap(({ action, interruptionType, faultType, minutes }, index) =>
      allowed(action, interruptionType, faultType, minutes) ? [`${ids[index]} ${action}`] : [],
    );
    expect(rows.map(({ subject_id: id, action }) => `${id} ${action}`).toSorted()).toEqual(wanted.toSorted());
  });
});
