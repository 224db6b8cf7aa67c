import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestApp, type TestApp } from '../../test/test-app';
import { testNow } from '../../test/test-server';
import { createDatabase } from '../database/database';
import { prepareSetupLink } from './setup-link';

let suite: TestApp;
let dataDir: string;
const form = { companyName: 'GETCO', name: 'Asha Patel', empNo: '1', email: 'asha@example.in', password: 'Sea@Shell1' };
const prepare = () => prepareSetupLink(createDatabase(suite.pool), { dataDir, hostUrl: 'http://localhost:3000' }, testNow);

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'outage-suite-setup-'));
  suite = await openTestApp({ environment: { SUITE_DATA_DIR: dataDir } });
});
afterAll(async () => {
  await suite.close();
  await rm(dataDir, { recursive: true });
});

describe('a suite with employees', () => {
  it('has no set-up link, and says that it is set up', async () => {
    expect(await prepare()).toBeNull();
    expect((await suite.post('/setup/check', { token: 'anything' })).json()).toEqual({ state: 'done' });
    expect((await suite.post('/setup', { token: 'anything', ...form })).statusCode).toBe(409);
  });
});

describe('a suite without employees', () => {
  let token = '';
  beforeAll(async () => {
    await suite.pool.query('truncate employee, session, one_time_ticket, saved_view, feeder, substation, organisation cascade');
    token = (await prepare())?.split('token=')[1] ?? '';
  });

  it('keeps its link where only the owner reads it, and keeps it over a restart', async () => {
    const file = join(dataDir, 'setup-link');
    expect((await readFile(file, 'utf8')).trim()).toBe(`http://localhost:3000/setup?token=${token}`);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await prepare()).toBe(`http://localhost:3000/setup?token=${token}`);
  });

  it('refuses another token and a form with faults', async () => {
    expect((await suite.post('/setup/check', { token: 'another' })).json()).toEqual({ state: 'invalid' });
    expect((await suite.post('/setup', { ...form, token: 'another' })).statusCode).toBe(403);
    const answer = await suite.post('/setup', { ...form, token, email: 'asha', password: 'weak' });
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      {
        status: 'Fail',
        message: 'Please enter a valid email address',
        errors: ['Please enter a valid email address', expect.stringContaining('Password must be')],
        faults: [{ field: 'email', code: 'email.shape' }, { field: 'password', code: 'password.weak' }],
      },
    ]);
  });

  it('is open to its link', async () => {
    expect((await suite.post('/setup/check', { token })).json()).toEqual({ state: 'open' });
  });

  it('makes one administrator, however many ask at once', async () => {
    const answers = await Promise.all(['1', '2', '3'].map((empNo) => suite.post('/setup', { ...form, token, empNo })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const { rows } = await suite.pool.query<{ emp_no: string }>('select emp_no from employee');
    expect(rows).toHaveLength(1);
    await expect(readFile(join(dataDir, 'setup-link'))).rejects.toThrow();
    const answer = await suite.post('/auth/login', { companyName: 'GETCO', empNo: rows[0]?.emp_no, password: form.password });
    expect(answer.json()).toMatchObject({
      user: { permissions: ['super-admin', 'super admin'], secure: { isWeakPassword: false }, orgType: 'Company' },
    });
    expect((await suite.post('/setup/check', { token })).json()).toEqual({ state: 'done' });
  });

  it('then answers every list and count without a row', async () => {
    await suite.pool.query('truncate outage cascade');
    const { rows } = await suite.pool.query<{ emp_no: string }>('select emp_no from employee');
    const answer = await suite.post('/auth/login', { companyName: 'GETCO', empNo: rows[0]?.emp_no, password: form.password });
    const token = answer.json<{ user: { auth_token: string } }>().user.auth_token;
    for (const url of ['/outage', '/employee', '/dashboard/getco/ot-pending-count', '/report/reliability?from=2026-11-01&to=2026-11-19']) {
      expect([url, (await suite.get(url, token)).statusCode]).toEqual([url, 200]);
    }
    for (const url of ['/substation', '/report/outage-type-pending', '/utils/getPendingInterruptionTypeCount']) {
      expect([url, (await suite.post(url, {}, token)).statusCode]).toEqual([url, 200]);
    }
  });
});
