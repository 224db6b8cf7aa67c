import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestApp, type TestApp } from '../../test/test-app';

let suite: TestApp;
let admin: string;
beforeAll(async () => {
  suite = await openTestApp();
  admin = await suite.signIn('1003');
});
afterAll(() => suite.close());

const send = (method: 'POST' | 'PUT', url: string, body?: object, token = admin) =>
  suite.app.inject({ method, url, headers: { authorization: `Bearer ${token}` }, ...(body && { payload: body }) });

async function idOf(empNo: string): Promise<number> {
  const { rows } = await suite.pool.query<{ id: number }>('select id from employee where emp_no = $1', [empNo]);
  return rows[0]?.id ?? 0;
}

describe('accounts', () => {
  const person = {
    companyName: 'GETCO',
    empNo: '5001',
    name: 'Nita',
    designation: 'Operator',
    officeCode: '95000000',
    email: 'n@a.in',
    mobile: '9876543210',
  };

  it('are added with a password that must be changed', async () => {
    expect((await send('POST', '/account', { ...person, password: 'Sea@Shell1', permissions: ['manage-feeder'] })).statusCode).toBe(200);
    const answer = await suite.post('/auth/login', { companyName: 'GETCO', empNo: '5001', password: 'Sea@Shell1' });
    expect(answer.json()).toMatchObject({ user: { permissions: ['manage-feeder'], secure: { isWeakPassword: true } } });
    expect((await send('POST', '/account', person)).statusCode).toBe(409);
    expect((await send('POST', '/account', { ...person, empNo: '5002', password: 'weak' })).statusCode).toBe(422);
  });

  it('are deactivated, activated, signed out and given a password', async () => {
    const id = await idOf('5001');
    const { user } = (await suite.post('/auth/login', { companyName: 'GETCO', empNo: '5001', password: 'Sea@Shell1' })).json<{
      user: { auth_token: string };
    }>();
    expect((await send('POST', `/account/${id}/end-sessions`)).statusCode).toBe(200);
    expect((await suite.post('/auth/refresh', undefined, user.auth_token)).statusCode).toBe(401);
    await send('POST', `/account/${id}/deactivate`);
    expect((await suite.post('/auth/login', { companyName: 'GETCO', empNo: '5001', password: 'Sea@Shell1' })).statusCode).toBe(401);
    await send('POST', `/account/${id}/activate`);
    expect((await send('PUT', `/account/${id}/password`, { password: 'New@Shell12' })).statusCode).toBe(200);
    expect((await suite.post('/auth/login', { companyName: 'GETCO', empNo: '5001', password: 'New@Shell12' })).statusCode).toBe(200);
    const listed = await suite.get('/account?filter_field_1=emp_no&filter_op_1=%3D&filter_val_1=5001', admin);
    expect(listed.json()).toMatchObject({ dataSource: [{ emp_no: '5001', permissions: 'manage-feeder', state: 'Active' }] });
  });

  it('show where their owner is signed in, and one session is ended by itself', async () => {
    const id = await idOf('1001');
    await suite.pool.query('delete from session where employee_id = $1', [id]);
    const [first, second] = [await suite.signIn('1001'), await suite.signIn('1001')];
    const { sessions } = (await suite.get(`/account/${id}/sessions`, admin)).json<{ sessions: { id: number; isCurrent: boolean }[] }>();
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([false, false]);
    const end = (of: number, token: string) =>
      suite.app.inject({
        method: 'DELETE',
        url: `/account/${of}/sessions/${sessions[1]?.id}`,
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await end(await idOf('1002'), admin)).statusCode).toBe(404);
    expect((await end(id, second)).statusCode).toBe(403);
    expect((await end(id, admin)).statusCode).toBe(200);
    expect((await end(id, admin)).statusCode).toBe(404);
    const alive = [await suite.get('/auth/sessions', first), await suite.get('/auth/sessions', second)];
    expect(alive.map(({ statusCode }) => statusCode)).toEqual([401, 200]);
    const { rows } = await suite.pool.query(
      `select action, actor_emp_no from audit_entry where subject = 'employee' and subject_id = $1 order by id desc limit 1`, [String(id)],
    );
    expect(rows).toEqual([{ action: 'endSession', actor_emp_no: '1003' }]);
    const clerk = await suite.signIn('1005');
    // Of another office, and of another company.
    expect((await suite.get(`/account/${await idOf('1003')}/sessions`, clerk)).statusCode).toBe(404);
    expect((await suite.get(`/account/${await idOf('3001')}/sessions`, clerk)).statusCode).toBe(404);
  });

  it('get no permission from somebody who does not have it, and nobody acts on their betters', async () => {
    const clerk = await suite.signIn('1005');
    const {
      rows: [office],
    } = await suite.pool.query<{ code: string }>("select organization_code as code from employee where emp_no = '1005'");
    const below = { ...person, empNo: '5003', officeCode: office?.code };
    expect((await send('POST', '/account', { ...below, permissions: ['super-admin'] }, clerk)).statusCode).toBe(403);
    expect((await send('POST', '/account', { ...below, permissions: ['getco-manage-employee'] }, clerk)).statusCode).toBe(200);
    expect((await send('PUT', `/account/${await idOf('5003')}/permissions`, { permissions: ['admin'] }, clerk)).statusCode).toBe(403);
    expect((await send('POST', `/account/${await idOf('1003')}/deactivate`, undefined, clerk)).statusCode).toBe(404);
    await suite.pool.query("update employee set permissions = '{super-admin}' where emp_no = '5003'");
    expect((await send('PUT', `/account/${await idOf('5003')}/password`, { password: 'New@Shell12' }, clerk)).statusCode).toBe(403);
    await suite.pool.query("update employee set permissions = '{}' where emp_no = '5003'");
  });

  it('do not set their own password here: an open session is no proof of the current one', async () => {
    const answer = await send('PUT', `/account/${await idOf('1003')}/password`, { password: 'New@Shell12' });
    expect([answer.statusCode, answer.json<{ faults: object[] }>().faults]).toEqual([
      403, [{ field: 'password', code: 'employee.ownPassword' }],
    ]);
    expect((await suite.post('/auth/refresh', undefined, admin)).statusCode).toBe(200);
  });

  it('always have a super-admin among them, however many leave at once', async () => {
    const others = await Promise.all(['1003', '1007'].map(async (empNo) => [await idOf(empNo), await suite.signIn(empNo)] as const));
    const [one, other] = others;
    const answers = await Promise.all([
      send('POST', `/account/${one?.[0]}/deactivate`, undefined, other?.[1]),
      send('POST', `/account/${other?.[0]}/deactivate`, undefined, one?.[1]),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    await suite.pool.query("update employee set is_active = true where emp_no in ('1003', '1007')");
    admin = await suite.signIn('1003');
  });
});
