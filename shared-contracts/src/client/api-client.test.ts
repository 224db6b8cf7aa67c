import { type IncomingHttpHeaders, type Server, type ServerResponse, createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getOtPendingCount } from '../endpoint/reports/get-pending-count';
import { updateEmployee } from '../endpoint/employees/update-employee';
import { getHealth } from '../endpoint/health/get-health';
import { addManualEnd } from '../endpoint/faults/add-manual-end';
import { getOutage } from '../endpoint/faults/get-outage';
import { listOutages } from '../endpoint/outages/list-outages';
import { login } from '../endpoint/session/login';
import { logout } from '../endpoint/session/logout';
import { ApiError, createApiClient } from './api-client';

interface Seen {
  readonly line: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const user = {
  name: 'A', empNo: '1001', companyName: 'GETCO', permissions: [], secure: { isWeakPassword: false }, auth_token: 'secret',
  orgType: 'Substation',
  circleName: 'C', divisionName: 'D', subdivisionName: null, substationName: 'S', eurjaCode: '95010101', trimEurjaCode: '95010101',
};
const success = { status: 'Success', message: 'Saved' };
const query = {
  offset: 0, limit: 10, orderBy: null, orderByType: null, defaultOrderBy: null, defaultOrderByType: null, filters: [], download: null,
} as const;

let server: Server;
let baseUrl = '';
let token: string | null;
let seen: Seen[];
let dead: ApiError[];
let answer: (response: ServerResponse) => void;

const json = (status: number, body: unknown) => (response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
const client = (options: { baseUrl?: string; timeoutMs?: number; } = {}) =>
  createApiClient({ baseUrl, getToken: () => token, onUnauthorized: (error) => dead.push(error), ...options });

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.then(() => null, (cause: unknown) => cause);
  if (error instanceof ApiError) return error;
  throw new Error(`an ApiError was expected, not ${String(error)}`);
}

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => {
      seen.push({ line: `${request.method} ${request.url}`, headers: request.headers, body: Buffer.concat(chunks).toString() });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  baseUrl = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  token = 'secret';
  seen = [];
  dead = [];
});

describe('what is sent', () => {
  it('is the wire form of the body, without a token where none is needed', async () => {
    answer = json(200, { user });
    const { user: clean } = await client().call(login, { body: { companyName: 'GETCO', empNo: '1001', password: 'p', appName: 'web' } });
    expect(seen).toMatchObject([{ line: 'POST /auth/login',
      body: '{"companyName":"GETCO","empNo":"1001","password":"p","appName":"web"}' }]);
    expect(seen[0]?.headers).toMatchObject({ 'content-type': 'application/json' });
    expect(seen[0]?.headers).not.toHaveProperty('authorization');
    expect(clean).toMatchObject({ authToken: 'secret', isWeakPassword: false });
  });

  it('is a bearer token, no body and no query for a call without slots', async () => {
    answer = json(200, success);
    expect(await client().call(logout, {})).toEqual(success);
    expect(seen).toMatchObject([{ line: 'POST /auth/logout', headers: { authorization: 'Bearer secret' }, body: '' }]);
  });

  it('is the bare token where its record says so', async () => {
    answer = json(200, { data: 3 });
    expect(await client().call(getOtPendingCount, {})).toEqual({ data: 3 });
    expect(seen).toMatchObject([{ line: 'GET /dashboard/getco/ot-pending-count', headers: { authorization: 'secret' } }]);
  });

  it('is the token of the device where the call knows devices, and what the answer brings is kept', async () => {
    let kept: string | null = null;
    const ofDevice = createApiClient({
      baseUrl, getToken: () => null, device: { getToken: () => kept, keepToken: (given) => (kept = given) },
    });
    answer = (response) =>
      response.writeHead(200, { 'content-type': 'application/json', 'x-device-token': 'd1' }).end(JSON.stringify({ user }));
    const body = { companyName: 'GETCO', empNo: '1001', password: 'p', appName: 'web' };
    for (let count = 0; count < 2; count += 1) await ofDevice.call(login, { body });
    await ofDevice.call(logout, {}).catch(() => undefined);
    expect(seen.map(({ headers }) => headers['x-device-token'])).toEqual([undefined, 'd1', undefined]);
  });

  it('has no authorization without a session', async () => {
    token = null;
    answer = json(200, success);
    await client().call(logout, {});
    expect(seen[0]?.headers).not.toHaveProperty('authorization');
  });

  it('is the path with its params and the numbered query', async () => {
    answer = json(200, success);
    await client().call(updateEmployee,
      { params: { id: 7 }, body: { designation: 'Clerk', organizationCode: '95010101', mobile: '9876543210', email: 'a@b.in',
      newPassword: '', version: null } });
    answer = json(200, { dataSource: [], totalRecords: { count: 0 } });
    const filters = [{ field: 'feeder_name', operator: 'contain', value: 'a&b=ü +' }] as const;
    await client().call(listOutages, { query: { ...query, offset: 10, orderBy: 'id', orderByType: 'asc', filters } });
    const [saved, listed] = seen.map(({ line }) => line);
    expect(saved).toBe('PUT /employee/7');
    expect(Object.fromEntries(new URL(`http://host${listed?.slice('GET '.length)}`).searchParams)).toEqual({
      offset: '10', limit: '10', orderBy: 'id', orderByType: 'asc', filter_field_1: 'feeder_name', filter_op_1: 'contain',
      filter_val_1: 'a&b=ü +',
    });
  });
});

describe('a refusal', () => {
  it('carries status, message and the single messages', async () => {
    answer = json(422, { status: 'Fail', message: 'Email is required.', errors: ['Email is required.', 'Mobile is required.'] });
    expect(await failureOf(client().call(logout, {}))).toMatchObject({
      name: 'ApiError', kind: 'http', call: 'logout', status: 422, message: 'Email is required.',
      errors: ['Email is required.', 'Mobile is required.'],
    });
  });

  it('carries what is wrong by field and code, under the names inside', async () => {
    const fault = { field: 'outageEndDate', code: 'end.future' };
    answer = json(422, { status: 'Fail', message: 'Future DateTime is not allow.', faults: [fault] });
    const body = { id: 1, outageEndDate: '2999-01-01', outageEndTime: '10:00' };
    expect(await failureOf(client().call(addManualEnd, { body }))).toMatchObject({ faults: [{ field: 'end', code: 'end.future' }] });
  });

  it.each([
    ['of an older server', {}],
    ['of another shape', { faults: [{ line: 1, column: 'name', message: 'name is required.' }] }],
  ])('without faults %s keeps its message', async (_what, more) => {
    answer = json(422, { status: 'Fail', message: 'The file has a fault.', ...more });
    const failure = await failureOf(client().call(logout, {}));
    expect(failure).toMatchObject({ message: 'The file has a fault.', isUnexplained: false, faults: [] });
  });

  it.each([
    ['an HTML page', (response: ServerResponse) => void response.writeHead(502, { 'content-type': 'text/html' })
      .end('<h1>Bad Gateway</h1>')],
    ['nothing', (response: ServerResponse) => void response.writeHead(502).end()],
    ['JSON of another shape', json(502, { error: 'Bad Gateway' })],
  ])('that is %s has no words of its own', async (_what, give) => {
    answer = give;
    expect(await failureOf(client().call(logout, {})))
      .toMatchObject({
        kind: 'http', status: 502, message: 'Something went wrong. Please try again.', isUnexplained: true, errors: [], faults: [],
      });
  });

  it('is not tried again', async () => {
    answer = json(503, { message: 'away' });
    await failureOf(client().call(getHealth, {}));
    expect(seen).toHaveLength(1);
  });

  it('of the token tells the session once', async () => {
    answer = json(401, { message: 'Unauthorized' });
    const error = await failureOf(client().call(logout, {}));
    expect(dead).toEqual([error]);
  });

  it('of a password or of a call without a token tells no session', async () => {
    answer = json(401, { message: 'Unauthorized' });
    await failureOf(client().call(login, { body: { companyName: 'GETCO', empNo: '1', password: 'p', appName: '' } }));
    token = null;
    await failureOf(client().call(logout, {}));
    expect(dead).toEqual([]);
  });

  it('of an earlier token leaves the session that began meanwhile', async () => {
    answer = (response) => {
      token = 'newer';
      json(401, { message: 'Unauthorized' })(response);
    };
    await failureOf(client().call(logout, {}));
    expect(dead).toEqual([]);
  });
});

describe('an answer that breaks the contract', () => {
  it.each([
    ['a missing field', { data: { feeder_name: 'F' } }, 'data.fault_start_datetime'],
    ['a wrong field', { data: { feeder_name: 7, fault_start_datetime: null } }, 'data.feeder_name'],
    ['an empty object', {}, 'data'],
    ['null', null, ''],
  ])('is named by call and field: %s', async (_what, body, field) => {
    answer = json(200, body);
    const error = await failureOf(client().call(getOutage, { params: { id: 5 } }));
    expect(error).toMatchObject({ kind: 'contract', call: 'getOutage', field });
    expect(error.message).toContain('getOutage');
    expect(error.message).toContain(field);
  });

  it('is found in a row', async () => {
    answer = json(200, { dataSource: [{}], totalRecords: { count: 1 } });
    expect(await failureOf(client().call(listOutages, { query }))).toMatchObject({ kind: 'contract', field: 'dataSource.0.id' });
  });

  it('may be no JSON at all', async () => {
    answer = (response) => void response.end('<h1>It works</h1>');
    expect(await failureOf(client().call(logout, {}))).toMatchObject({ kind: 'contract', call: 'logout', field: '' });
  });

  it('is not one with more fields than agreed', async () => {
    answer = json(200, { ...success, new_field: 1 });
    expect(await client().call(logout, {})).toEqual(success);
  });
});

describe('no answer', () => {
  const unreachable = 'The server cannot be reached. Check your connection and try again.';

  it('because nobody listens', async () => {
    const error = await failureOf(client({ baseUrl: 'http://127.0.0.1:1' }).call(getHealth, {}));
    expect(error).toMatchObject({ kind: 'network', call: 'getHealth', status: undefined, message: unreachable });
    expect(error.cause).toBeInstanceOf(Error);
  });

  it('because it takes too long', async () => {
    answer = () => {};
    expect(await failureOf(client({ timeoutMs: 30 }).call(getHealth, {}))).toMatchObject({ kind: 'network', message: unreachable });
  });

  it('because the connection broke off in the middle', async () => {
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"status"', () => response.destroy());
    };
    expect(await failureOf(client().call(logout, {}))).toMatchObject({ kind: 'network', call: 'logout' });
  });

  it('because the caller gave it up', async () => {
    const controller = new AbortController();
    answer = () => controller.abort();
    expect(await failureOf(client().call(logout, {}, { signal: controller.signal }))).toMatchObject({ kind: 'aborted', call: 'logout' });
  });

  it('because the caller gave it up before', async () => {
    expect(await failureOf(client().call(logout, {}, { signal: AbortSignal.abort() }))).toMatchObject({ kind: 'aborted' });
    expect(seen).toEqual([]);
  });
});

describe('a download', () => {
  const file = (disposition: string | null) => (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8',
      ...(disposition === null ? {} : { 'content-disposition': disposition }) }).end('\uFEFFId\r\n1\r\n');
  };

  it.each([
    ['attachment; filename="Outages.csv"', 'Outages.csv'],
    ['attachment; filename=Outages.csv', 'Outages.csv'],
    ['attachment; filename="Substation List.csv"; size=3', 'Substation List.csv'],
    ['attachment', 'untitled'],
    [null, 'untitled'],
  ])('with %j is named %s', async (disposition, fileName) => {
    answer = file(disposition);
    const download = { ...query, download: [{ field: 'id', title: 'Id' }] };
    const result = await client().download(listOutages, { query: download });
    expect(result.fileName).toBe(fileName);
    // Bytes, the mark of UTF-8 included, as the server gave them.
    expect(new Uint8Array(await result.blob.arrayBuffer())).toEqual(new TextEncoder().encode('\uFEFFId\r\n1\r\n'));
    expect(seen[0]?.line).toBe('GET /outage?offset=0&limit=10&download=1&field_1=id&title_1=Id');
  });

  it('is refused, broken off and given up like a call', async () => {
    answer = json(403, { message: 'Not permitted' });
    expect(await failureOf(client().download(listOutages, { query })))
      .toMatchObject({ kind: 'http', status: 403, message: 'Not permitted' });

    const begun = (response: ServerResponse, then: () => void) => void response.writeHead(200, { 'content-length': '1000' })
      .write('Id', then);
    answer = (response) => begun(response, () => response.destroy());
    expect(await failureOf(client().download(listOutages, { query }))).toMatchObject({ kind: 'network', call: 'listOutages' });

    const controller = new AbortController();
    answer = (response) => begun(response, () => controller.abort());
    expect(await failureOf(client().download(listOutages, { query }, { signal: controller.signal }))).toMatchObject({ kind: 'aborted' });
  });
});
