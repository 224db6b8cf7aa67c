import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { receiverSettings } from '../../test/webhook-receiver';
import { openTestApp, type TestApp } from '../../test/test-app';

let suite: TestApp;
let strict: TestApp;
let admin = '';
beforeAll(async () => {
  suite = await openTestApp({ environment: receiverSettings });
  strict = await openTestApp({ besides: suite });
  admin = await suite.signIn('1003');
});
afterEach(async () => {
  await suite.pool.query('delete from webhook');
  await suite.pool.query("update employee set permissions = '{}' where emp_no in ('1002', '3001')");
});
afterAll(async () => {
  await strict.close();
  await suite.close();
});

const form = { name: 'Control room', url: 'http://127.0.0.1:9/hook', events: ['opened', 'closed'] };

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, token = admin, app = suite) {
  const answer = await app.app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json() };
}
const make = async (more: object = {}) => (await call('POST', '/webhooks', { ...form, ...more })).body as { id: number; secret: string };
const list = async (token = admin) => (await call('GET', '/webhooks', undefined, token)).body.data as { name: string }[];
const trail = async (id: number) =>
  (await suite.pool.query<{ action: string }>('select action from audit_entry where subject = $1 and subject_id = $2 order by id', [
    'webhook', String(id),
  ])).rows.map(({ action }) => action);

describe('a webhook', () => {
  it('is made, listed, changed, switched off and on, and deleted, all of it in the trail', async () => {
    const { id, secret } = await make();
    expect(Buffer.from(secret.replace('whsec_', ''), 'base64')).toHaveLength(32);
    expect(JSON.stringify(await list())).not.toContain(secret);
    expect(await list()).toEqual([
      expect.objectContaining({ ...form, id, isActive: true, offices: [{ code: '90000000', name: expect.any(String) }], waiting: 0 }),
    ]);
    const changed = { ...form, name: 'Desk', offices: ['95010000'], categories: ['JGY'] };
    expect((await call('PUT', `/webhooks/${id}`, changed)).status).toBe(200);
    expect(await list()).toEqual([expect.objectContaining({ name: 'Desk', categories: ['JGY'] })]);
    expect((await call('POST', `/webhooks/${id}/disable`)).status).toBe(200);
    expect(await list()).toEqual([expect.objectContaining({ isActive: false, stop: 'person' })]);
    expect((await call('POST', `/webhooks/${id}/disable`)).status).toBe(409);
    expect((await call('POST', `/webhooks/${id}/test`)).status).toBe(409);
    expect((await call('POST', `/webhooks/${id}/enable`)).status).toBe(200);
    expect((await call('POST', `/webhooks/${id}/rotate`)).body.secret).not.toBe(secret);
    expect((await call('DELETE', `/webhooks/${id}`)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect(await trail(id)).toEqual(['create', 'change', 'disable', 'enable', 'rotate', 'delete']);
    const { rows } = await suite.pool.query("select before, after from audit_entry where subject = 'webhook'");
    expect(JSON.stringify(rows)).not.toContain('whsec_');
  });

  it('has a name of its own and hears something', async () => {
    await make();
    const answer = await call('POST', '/webhooks', { ...form, name: 'CONTROL room' });
    expect(answer).toMatchObject({ status: 409, body: { faults: [{ field: 'name', code: 'webhook.taken' }] } });
    const deaf = await call('POST', '/webhooks', { ...form, events: [] });
    expect(deaf).toMatchObject({ status: 422, body: { faults: [{ field: 'events' }] } });
    for (const id of [999_999, 99_999_999_999]) expect((await call('POST', `/webhooks/${id}/test`)).status).toBe(404);
  });

  it('shares names and the limit with those of its own office only', async () => {
    await suite.pool.query("update employee set permissions = '{manage-webhooks}' where emp_no in ('1002', '3001')");
    const [circle, company] = [await suite.signIn('1002'), await suite.signIn('3001')];
    for (const token of [admin, circle, company]) expect((await call('POST', '/webhooks', form, token)).status).toBe(200);
    expect((await call('POST', '/webhooks', form, circle)).body.faults).toMatchObject([{ code: 'webhook.taken' }]);
    await suite.pool.query(`insert into webhook (name, url, events, offices, scope, keeper_id, secret, created_at)
      select 'More ' || n, url, events, offices, scope, keeper_id, secret, created_at
      from webhook, generate_series(2, 100) n where scope = (select organization_code from employee where emp_no = '1002')`);
    const tooMany = await call('POST', '/webhooks', { ...form, name: 'One more' }, circle);
    expect(tooMany).toMatchObject({ status: 409, body: { faults: [{ code: 'webhook.tooMany', values: { count: 100 } }] } });
    expect((await call('POST', '/webhooks', { ...form, name: 'One more' }, company)).status).toBe(200);
  });

  it('never tells of what is outside of its office, whoever changes it', async () => {
    await suite.pool.query("update employee set permissions = '{manage-webhooks}' where emp_no = '1002'");
    const { body: { id } } = await call('POST', '/webhooks', form, await suite.signIn('1002'));
    const outside = await call('PUT', `/webhooks/${id}`, { ...form, offices: ['01000000'] });
    expect(outside).toMatchObject({ status: 422, body: { faults: [{ field: 'offices', code: 'webhook.outsideOffice' }] } });
    expect((await call('PUT', `/webhooks/${id}`, form)).status).toBe(200);
    expect(await list()).toEqual([expect.objectContaining({ keeper: { name: expect.any(String), companyName: 'GETCO', empNo: '1002' } })]);
    const { rows } = await suite.pool.query('select scope, offices = array[scope] as is_own from webhook where id = $1', [id]);
    expect(rows).toEqual([{ scope: expect.not.stringMatching(/^90/), is_own: true }]);
  });

  it('keeps what the query of its address says out of the trail', async () => {
    const url = (token: string) => `http://127.0.0.1:9/hook?token=${token}`;
    const { id } = await make({ url: url('hidden-one') });
    expect((await call('PUT', `/webhooks/${id}`, { ...form, url: url('hidden-two') })).status).toBe(200);
    const { rows } = await suite.pool.query<{ after: unknown }>(
      "select after from audit_entry where subject = 'webhook' and subject_id = $1 order by id", [String(id)]);
    expect(rows.map(({ after }) => after)).toMatchObject([{ url: url('…') }, { url: url('…'), isAddressNew: true }]);
    expect(JSON.stringify(rows)).not.toContain('hidden');
  });

  it('sends few tests in a minute, together with the others of its office', async () => {
    const first = await make();
    const second = await make({ name: 'Second' });
    const test = async ({ id }: { id: number }, token = admin) => (await call('POST', `/webhooks/${id}/test`, undefined, token)).status;
    for (let count = 0; count < 5; count++) expect([await test(first), await test(second)]).toEqual([200, 200]);
    expect([await test(first), await test(second)]).toEqual([429, 429]);
    await suite.pool.query("update employee set permissions = '{manage-webhooks}' where emp_no = '3001'");
    const other = await suite.signIn('3001');
    expect(await test((await call('POST', '/webhooks', form, other)).body, other)).toBe(200);
  });

  it('goes to public addresses by HTTPS only, unless the settings allow more', async () => {
    const tried = async (url: string) => (await call('POST', '/webhooks', { ...form, url }, admin, strict)).body.faults?.[0]?.code;
    expect(await tried('http://example.org/')).toBe('webhook.notHttps');
    expect(await tried('ftp://example.org/')).toBe('webhook.notHttps');
    expect(await tried('example')).toBe('webhook.badUrl');
    expect(await tried('https://user:pass@example.org/')).toBe('webhook.credentials');
    for (const host of ['127.0.0.1', '2130706433', '0x7f.1', '[::1]', '[::ffff:10.0.0.1]', '169.254.169.254', '10.1.2.3', 'localhost'])
      expect([host, await tried(`https://${host}/`)]).toEqual([host, 'webhook.notPublic']);
    expect(await tried('https://nowhere.invalid/')).toBe('webhook.unresolved');
  });
});

describe('whoever', () => {
  it('has no permission is refused', async () => {
    const { id } = await make();
    const token = await suite.signIn('1002');
    const calls = [
      ['GET', '/webhooks'], ['POST', '/webhooks'], ['PUT', `/webhooks/${id}`], ['DELETE', `/webhooks/${id}`],
      ['POST', `/webhooks/${id}/rotate`], ['POST', `/webhooks/${id}/enable`], ['POST', `/webhooks/${id}/disable`],
      ['POST', `/webhooks/${id}/test`], ['POST', `/webhooks/${id}/take-over`],
      ['POST', `/webhooks/${id}/resend`], ['GET', `/webhooks/${id}/deliveries`],
    ] as const;
    for (const [method, url] of calls) expect([url, (await call(method, url, undefined, token)).status]).toEqual([url, 403]);
  });

  it('has manage-webhooks keeps those of their own office and below, and sees no others', async () => {
    const { id } = await make();
    await suite.pool.query("update employee set permissions = '{manage-webhooks}' where emp_no = '1002'");
    const token = await suite.signIn('1002');
    const { rows: [own] } = await suite.pool.query<{ code: string }>(
      "select organization_code as code from employee where emp_no = '1002'");
    expect(await list(token)).toEqual([]);
    expect((await call('POST', `/webhooks/${id}/test`, undefined, token)).status).toBe(404);
    const outside = await call('POST', '/webhooks', { ...form, name: 'Mine', offices: ['01000000'] }, token);
    expect(outside).toMatchObject({ status: 422, body: { faults: [{ field: 'offices', code: 'webhook.unknownOffice' }] } });
    expect((await call('POST', '/webhooks', { ...form, name: 'Mine' }, token)).status).toBe(200);
    expect(await list(token)).toEqual([expect.objectContaining({ name: 'Mine', offices: [expect.objectContaining({ code: own?.code })] })]);
    expect(await list()).toHaveLength(2);
  });
});
