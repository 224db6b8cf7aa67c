import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { endpointRecords } from 'shared-contracts/testing/endpoint-records';
import { type PermissionRow, permissionMatrix } from 'shared-contracts/testing/permission-matrix';
import { type TestApp, openTestApp } from '../../test/test-app';
import { demoAccounts } from '../demo/seed/demo-accounts';

let suite: TestApp;
beforeAll(async () => {
  suite = await openTestApp();
});
afterAll(() => suite.close());

type Right = keyof PermissionRow & ('manageEmployees' | 'manageSubstations' | 'manageMasterData' | 'adminRemote' | 'pendingReport');

interface CallRecord {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: (ownId: number) => string;
  readonly body?: object;
  readonly right: Right;
  /** What those who may are answered: a read succeeds, an empty form breaks its first rule, and so nothing is changed. */
  readonly status: 200 | 400 | 404 | 415 | 422;
}

const downloadFields = [{ field: 'eurja_code', headerName: 'Eurja Code' }];

const calls: readonly CallRecord[] = [
  { method: 'GET', url: () => '/employee', right: 'manageEmployees', status: 200 },
  { method: 'GET', url: () => '/employee?download=1&field_1=name&title_1=Name', right: 'manageEmployees', status: 200 },
  { method: 'GET', url: () => '/employee/getGetcoHeirarchy?searchQuery=ra', right: 'manageEmployees', status: 200 },
  { method: 'GET', url: (ownId) => `/employee/${ownId}`, right: 'manageEmployees', status: 200 },
  { method: 'PUT', url: (ownId) => `/employee/${ownId}`, body: {}, right: 'manageEmployees', status: 422 },
  { method: 'POST', url: () => '/substation', body: {}, right: 'manageSubstations', status: 200 },
  { method: 'POST', url: () => '/substation', body: { download: true, downloadFields }, right: 'manageSubstations', status: 200 },
  { method: 'GET', url: () => '/substation/division?search=raj', right: 'manageSubstations', status: 200 },
  { method: 'GET', url: () => '/substation/subdivision?search=raj', right: 'manageSubstations', status: 200 },
  { method: 'POST', url: () => '/substation/create', body: {}, right: 'manageSubstations', status: 422 },
  { method: 'GET', url: () => '/account', right: 'manageEmployees', status: 200 },
  { method: 'POST', url: () => '/account', body: {}, right: 'manageEmployees', status: 422 },
  { method: 'PUT', url: (ownId) => `/account/${ownId}/password`, body: {}, right: 'manageEmployees', status: 422 },
  {
    method: 'PUT',
    url: (ownId) => `/account/${ownId}/permissions`,
    body: { permissions: ['everything'] },
    right: 'manageEmployees',
    status: 422,
  },
  { method: 'POST', url: () => '/account/999999/deactivate', right: 'manageEmployees', status: 404 },
  { method: 'POST', url: () => '/account/999999/activate', right: 'manageEmployees', status: 404 },
  { method: 'POST', url: () => '/account/999999/end-sessions', right: 'manageEmployees', status: 404 },
  { method: 'POST', url: () => '/account/999999/remove-second-factor', right: 'manageEmployees', status: 404 },
  { method: 'GET', url: () => '/account/999999/sessions', right: 'manageEmployees', status: 404 },
  { method: 'DELETE', url: () => '/account/999999/sessions/1', right: 'manageEmployees', status: 404 },
  { method: 'GET', url: () => '/substation/record/nowhere', right: 'manageSubstations', status: 404 },
  { method: 'POST', url: () => '/substation/record', body: {}, right: 'manageSubstations', status: 422 },
  { method: 'PUT', url: () => '/substation/record/nowhere', body: {}, right: 'manageSubstations', status: 404 },
  { method: 'POST', url: () => '/substation/record/nowhere/retire', right: 'manageSubstations', status: 404 },
  { method: 'GET', url: () => '/office/search?search=raj', right: 'adminRemote', status: 200 },
  { method: 'GET', url: () => '/remotes/health', right: 'adminRemote', status: 200 },
  { method: 'GET', url: () => '/feeder/nowhere', right: 'manageMasterData', status: 404 },
  { method: 'POST', url: () => '/feeder/nowhere/retire', right: 'manageMasterData', status: 404 },
  { method: 'PUT', url: () => '/feeder/nowhere/position', body: { position: null }, right: 'manageMasterData', status: 404 },
  { method: 'GET', url: () => '/office/nowhere', right: 'manageMasterData', status: 404 },
  { method: 'PUT', url: () => '/office/nowhere', body: {}, right: 'manageMasterData', status: 404 },
  { method: 'POST', url: () => '/office/nowhere/retire', right: 'manageMasterData', status: 404 },
  { method: 'POST', url: () => '/office/nowhere/move', body: { code: '95010000' }, right: 'manageMasterData', status: 404 },
  { method: 'POST', url: () => '/import/offices', body: {}, right: 'manageMasterData', status: 415 },
  { method: 'GET', url: () => '/feeder', right: 'manageMasterData', status: 200 },
  { method: 'POST', url: () => '/feeder', body: {}, right: 'manageMasterData', status: 422 },
  { method: 'PUT', url: () => '/feeder/100001', body: { name: '' }, right: 'manageMasterData', status: 422 },
  { method: 'GET', url: () => '/office', right: 'manageMasterData', status: 200 },
  { method: 'POST', url: () => '/office', body: {}, right: 'manageMasterData', status: 422 },
  { method: 'GET', url: () => '/import', right: 'manageMasterData', status: 200 },
  { method: 'GET', url: () => '/export/offices', right: 'manageMasterData', status: 200 },
  { method: 'GET', url: () => '/audit', right: 'manageMasterData', status: 200 },
  { method: 'GET', url: () => '/security-event', right: 'manageMasterData', status: 200 },
  { method: 'GET', url: () => '/webhooks', right: 'manageMasterData', status: 200 },
  { method: 'POST', url: () => '/webhooks', body: {}, right: 'manageMasterData', status: 400 },
  { method: 'PUT', url: () => '/webhooks/999999', body: {}, right: 'manageMasterData', status: 400 },
  { method: 'DELETE', url: () => '/webhooks/999999', right: 'manageMasterData', status: 404 },
  { method: 'POST', url: () => '/webhooks/999999/rotate', right: 'manageMasterData', status: 404 },
  { method: 'POST', url: () => '/webhooks/999999/enable', right: 'manageMasterData', status: 404 },
  { method: 'POST', url: () => '/webhooks/999999/disable', right: 'manageMasterData', status: 404 },
  { method: 'POST', url: () => '/webhooks/999999/take-over', right: 'manageMasterData', status: 404 },
  { method: 'POST', url: () => '/webhooks/999999/test', right: 'manageMasterData', status: 404 },
  { method: 'POST', url: () => '/webhooks/999999/resend', body: {}, right: 'manageMasterData', status: 400 },
  { method: 'GET', url: () => '/webhooks/999999/deliveries', right: 'manageMasterData', status: 404 },
  { method: 'POST', url: () => '/report/outage-type-pending', body: {}, right: 'pendingReport', status: 200 },
  { method: 'POST', url: () => '/utils/getPendingInterruptionTypeCount', right: 'pendingReport', status: 200 },
  { method: 'GET', url: () => '/dashboard/getco/ot-pending-count', right: 'pendingReport', status: 200 },
];

/** What the calls of the administration ask for. Those of the feed and of the rows of outages have tests of their own. */
const matrixRights: ReadonlySet<string> = new Set([
  'manageEmployees', 'manageSubstations', 'manageFeeders', 'manageOffices', 'importData', 'readAudit', 'manageWebhooks',
  'adminRemote', 'pendingReport',
]);

describe('the permission matrix at the API', () => {
  it('has every demo account', () => {
    expect(permissionMatrix.map(({ company, empNo }) => [company, empNo])).toEqual(
      demoAccounts.map(({ company, empNo }) => [company, empNo]),
    );
  });

  it('has every call that needs a permission', () => {
    const needing = endpointRecords.filter(({ permission }) => permission !== undefined && matrixRights.has(permission));
    const missing = needing.filter(({ method, path }) => {
      const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
      return !calls.some((call) => call.method === method && pattern.test(call.url(1).split('?')[0] ?? ''));
    });
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it.each(permissionMatrix)('$company $empNo', async (row) => {
    const token = await suite.signIn(row.empNo);
    const { rows } = await suite.pool.query<{ id: number }>('select id from employee where company_name = $1 and emp_no = $2', [
      row.company,
      row.empNo,
    ]);
    const ownId = rows[0]?.id ?? 0;
    for (const { method, url, body, right, status } of calls) {
      const answer = await suite.app.inject({
        method,
        url: url(ownId),
        headers: { authorization: `Bearer ${token}` },
        ...(body && { payload: body }),
      });
      expect([method, url(0), answer.statusCode]).toEqual([method, url(0), row[right] ? status : 403]);
    }
  });

  it.each(permissionMatrix)('$company $empNo is refused before their request is read', async (row) => {
    const token = await suite.signIn(row.empNo);
    for (const { method, url, right } of calls.filter((call) => !row[call.right])) {
      const answer = await suite.app.inject({
        method,
        url: `${url(1).split('?')[0]}?surprise=1`,
        headers: { authorization: `Bearer ${token}` },
        ...(method !== 'GET' && { payload: { surprise: 1 } }),
      });
      expect([right, url(0), answer.statusCode]).toEqual([right, url(0), 403]);
    }
  });

  it.each(permissionMatrix)('$company $empNo is told of the administration only if it is theirs', async (row) => {
    const answer = await suite.get('/remotes', await suite.signIn(row.empNo));
    const names = answer.json<{ remotes: { name: string }[] }>().remotes.map(({ name }) => name);
    if (!row.adminRemote) expect(names).not.toContain('remote-admin');
    expect(answer.statusCode).toBe(200);
  });

  it('nobody who is not signed in is answered', async () => {
    for (const { method, url, body } of calls) {
      const answer = await suite.app.inject({ method, url: url(1), ...(body && { payload: body }) });
      expect([url(0), answer.statusCode]).toEqual([url(0), 401]);
    }
  });
});
