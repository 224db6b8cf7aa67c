import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { createApiClient } from 'shared-contracts/client';
import { importData } from 'shared-contracts/endpoint/import/import-data';
import { fetchWithProgress } from './fetch-with-progress';

const result = { added: 1, changed: 0, unchanged: 0, missing: 0, retired: 0, applied: false, faults: [] };
const text = 'code,type,name,company\r\n95000000,company,GETCO,GETCO\r\n';

let server: Server;
let baseUrl = '';
let seen: { line: string; authorization: string | undefined; type: string | undefined; body: string } | null;
let answer: (response: ServerResponse) => void;

const json = (status: number, body: unknown) => (response: ServerResponse) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

function send(sent: number[] = [], signal?: AbortSignal) {
  const file = new File([text], 'offices.csv');
  const client = createApiClient({ baseUrl, getToken: () => 'token' });
  const options = { file, fetch: fetchWithProgress(file, (part) => sent.push(part)), ...(signal && { signal }) };
  return client.call(importData, { params: { kind: 'offices' }, query: { dryRun: '1' } }, options);
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*, authorization');
    if (request.method === 'OPTIONS') return void response.end();
    const { method, url, headers } = request;
    const body = (await request.toArray()).join('');
    seen = { line: `${method} ${url}`, authorization: headers.authorization, type: headers['content-type'], body };
    answer(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  baseUrl = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  seen = null;
});

it('sends the file as the client would, and tells when all of it is on its way', async () => {
  answer = json(200, result);
  const sent: number[] = [];
  expect(await send(sent)).toEqual(result);
  expect(seen).toEqual({ line: 'POST /import/offices?dryRun=1', authorization: 'Bearer token', type: 'text/csv', body: text });
  expect(sent.at(-1)).toBe(1);
});

it('gives a refusal with its answer', async () => {
  const refusal = { message: 'The file has a fault.', faultCount: 1, faults: [{ line: 2, column: 'code', message: 'is needed.' }] };
  answer = json(422, refusal);
  await expect(send()).rejects.toMatchObject({ kind: 'http', status: 422, answer: refusal });
});

it('says that there was no answer', async () => {
  // jsdom writes down what breaks off.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answer = (response) => void response.destroy();
  await expect(send()).rejects.toMatchObject({ kind: 'network' });
});

it('can be given up', async () => {
  const controller = new AbortController();
  answer = () => controller.abort();
  await expect(send([], controller.signal)).rejects.toMatchObject({ kind: 'aborted' });
});
