// Wrong calls do not compile: `tsc` refuses this file when one of the expected errors is missing.
import { describe, expect, it } from '@jest/globals';
import type { EndpointInput, EndpointOutput } from '../endpoint';
import { getPendingInterruptionTypeCount } from '../endpoint/reports/get-pending-count';
import { getEmployee } from '../endpoint/employees/get-employee';
import { updateEmployee } from '../endpoint/employees/update-employee';
import { getFaultDetail } from '../endpoint/faults/get-fault-detail';
import { listOutages } from '../endpoint/outages/list-outages';
import { login } from '../endpoint/session/login';
import { logout } from '../endpoint/session/logout';
import type { ApiClient } from './api-client';

const query = {
  offset: 0, limit: 10, orderBy: null, orderByType: null, defaultOrderBy: null, defaultOrderByType: null, filters: [], download: null,
} satisfies EndpointInput<typeof listOutages>['query'];

/** Never run: it only has to compile, line by line, as marked. */
export async function calls(client: ApiClient): Promise<void> {
  const signedIn = await client.call(login, { body: { companyName: 'GETCO', empNo: '1001', password: 'x', appName: '' } });
  signedIn.user.authToken satisfies string;
  // @ts-expect-error the clean user has no wire name
  void signedIn.user.auth_token;
  // @ts-expect-error a body is missing
  await client.call(login, {});
  // @ts-expect-error a field of the body is missing
  await client.call(login, { body: { companyName: 'GETCO', empNo: '1001' } });
  // @ts-expect-error clean digits are text
  await client.call(login, { body: { companyName: 'GETCO', empNo: 1001, password: 'x', appName: '' } });
  // @ts-expect-error an unknown field in the body
  await client.call(getFaultDetail, { body: { currentFaultId: 1, id: 1 } });

  await client.call(logout, {});
  // @ts-expect-error a call without slots takes nothing
  await client.call(logout, { body: {} });
  // @ts-expect-error a count takes no query
  await client.call(getPendingInterruptionTypeCount, { query: { offset: 0 } });

  const employee = await client.call(getEmployee, { params: { id: 7 } });
  employee.data.empNo satisfies string;
  // @ts-expect-error the id of the path is a number inside the suite
  await client.call(getEmployee, { params: { id: '7' } });
  // @ts-expect-error the params are missing
  await client.call(updateEmployee, {
    body: { designation: '', organizationCode: '', mobile: '', email: '', newPassword: '', version: null },
  });

  const page = await client.call(listOutages, { query });
  page.dataSource.map((row) => row.category satisfies string);
  // @ts-expect-error rows have the clean name
  page.dataSource.map((row) => row.categor);
  // @ts-expect-error an order has a direction that exists
  await client.call(listOutages, { query: { ...query, orderByType: 'down' } });
  // @ts-expect-error an operator that Grid A does not have
  await client.call(listOutages, { query: { ...query, filters: [{ field: 'id', operator: 'like', value: '1' }] } });

  await client.download(listOutages, { query });
  // @ts-expect-error this call has no CSV form
  await client.download(logout, {});
  // @ts-expect-error not an endpoint record
  await client.call({ name: 'listOutages' }, {});
}

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

describe('types of the client', () => {
  it('are exact', () => {
    true satisfies Same<EndpointOutput<typeof logout>, { status: 'Success'; message: string; code?: string | undefined }>;
    true satisfies Same<EndpointInput<typeof getEmployee>, { params: { id: number } }>;
    true satisfies Same<EndpointInput<typeof logout>, Record<string, never>>;
    expect(typeof calls).toBe('function');
  });
});
