import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type SavedView, viewLimits } from 'shared-contracts/entity/saved-view';
import { type TestApp, openTestApp } from '../../test/test-app';

let suite: TestApp;
let operator: string;
let circle: string;
beforeAll(async () => {
  suite = await openTestApp();
  operator = await suite.signIn('1001');
  circle = await suite.signIn('1002');
});
afterAll(() => suite.close());

const view = { gridId: 'outages', name: 'Open JGY', search: 'filter.category=%3D%3AJGY', columns: ['id', 'feeder_name'] };

async function save(changes: object = {}, token = operator): Promise<SavedView> {
  const answer = await suite.post('/view', { ...view, ...changes }, token);
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { status: 'Success', message: 'View saved.' }]);
  return answer.json<{ data: SavedView }>().data;
}

async function list(token = operator, gridId = 'outages'): Promise<SavedView[]> {
  return (await suite.get(`/view?gridId=${gridId}`, token)).json<{ data: SavedView[] }>().data;
}

const remove = (id: number | string, token = operator) =>
  suite.app.inject({ method: 'DELETE', url: `/view/${id}`, headers: { authorization: `Bearer ${token}` } });

describe('saved views', () => {
  it('are listed by name, each list with its own, and belong to one employee only', async () => {
    const open = await save();
    const early = await save({ name: '  before shift ' });
    const sites = await save({ gridId: 'substations', name: 'Open JGY', search: '', columns: [] });
    expect(await list()).toEqual([early, open]);
    expect(open).toEqual({ id: expect.any(Number), name: 'Open JGY', search: view.search, columns: view.columns });
    expect(early.name).toBe('before shift');
    expect(await list(operator, 'substations')).toEqual([sites]);
    expect(await list(circle)).toEqual([]);
  });

  it('one of the same name is replaced, whatever its capitals', async () => {
    const first = await save({ name: 'Night' });
    const second = await save({ name: 'NIGHT', search: 'sort=id%3Adesc', columns: ['id'] });
    expect(second).toEqual({ id: first.id, name: 'NIGHT', search: 'sort=id%3Adesc', columns: ['id'] });
    expect((await list()).filter(({ name }) => /night/i.test(name))).toEqual([second]);
  });

  it('saved at the same time under one name are one view', async () => {
    const saved = await Promise.all(Array.from({ length: 10 }, () => save({ gridId: 'employees', name: 'Twice' })));
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
    expect(await list(operator, 'employees')).toHaveLength(1);
  });

  it('are at most 50 a list; one more can still be replaced', async () => {
    for (let number = 1; number <= viewLimits.perGrid; number += 1) await save({ name: `View ${number}` }, circle);
    const refused = await suite.post('/view', { ...view, name: 'One more' }, circle);
    expect([refused.statusCode, refused.json()]).toEqual([
      422,
      {
        status: 'Fail',
        message: 'A list keeps at most 50 views. Delete one of them first.',
        errors: ['A list keeps at most 50 views. Delete one of them first.'],
        faults: [{ field: null, code: 'view.tooMany', values: { most: 50 } }],
      },
    ]);
    expect((await save({ name: 'view 7', columns: ['id'] }, circle)).columns).toEqual(['id']);
    await save({ gridId: 'outage-type-pending' }, circle);
    expect(await list(circle)).toHaveLength(viewLimits.perGrid);
  });

  it.each([
    ['an unknown list', { gridId: 'sessions' }],
    ['an empty name', { name: '   ' }],
    ['a long name', { name: 'x'.repeat(61) }],
    ['a name with NUL', { name: 'a\0b' }],
    ['a long address', { search: 'x'.repeat(4001) }],
    ['too many columns', { columns: Array.from({ length: 61 }, () => 'id') }],
    ['an empty column', { columns: [''] }],
    ['a long column', { columns: ['x'.repeat(65)] }],
    ['columns that are no list', { columns: 'id' }],
    ['an unknown field', { owner: 1 }],
  ])('with %s are refused', async (_fault, changes) => {
    expect((await suite.post('/view', { ...view, ...changes }, operator)).statusCode).toBe(400);
  });

  it('of an unknown list are a 400, without a session a 401', async () => {
    expect((await suite.get('/view?gridId=sessions', operator)).statusCode).toBe(400);
    expect((await suite.get('/view', operator)).statusCode).toBe(400);
    expect((await suite.get('/view?gridId=outages')).statusCode).toBe(401);
  });

  it("are deleted by their owner; another's, or one that is gone, is not found", async () => {
    const { id } = await save({ name: 'Short-lived' });
    expect((await remove(id, circle)).statusCode).toBe(404);
    expect((await remove(id)).json()).toEqual({ status: 'Success', message: 'View deleted.' });
    expect((await remove(id)).statusCode).toBe(404);
    expect((await list()).map(({ name }) => name)).not.toContain('Short-lived');
    expect((await remove('nine')).statusCode).toBe(400);
  });

  it('may be deleted from the browser, which asks before', async () => {
    const headers = { origin: 'http://localhost:3000', 'access-control-request-method': 'DELETE' };
    const preflight = await suite.app.inject({ method: 'OPTIONS', url: '/view/1', headers });
    expect(preflight.headers['access-control-allow-methods']).toContain('DELETE');
  });

  it('leave a trail: who saved, replaced and deleted what', async () => {
    const { id } = await save({ name: 'Traced' });
    await save({ name: 'traced', columns: [] });
    await remove(id);
    const { rows } = await suite.pool.query(
      `select action, actor_emp_no, before, after from audit_entry where subject = 'savedView' and subject_id = $1 order by id`,
      [String(id)],
    );
    expect(rows).toMatchObject([
      { action: 'saveView', actor_emp_no: '1001', before: null, after: { gridId: 'outages', name: 'Traced', columns: view.columns } },
      { action: 'saveView', before: { name: 'Traced', columns: view.columns }, after: { name: 'traced', columns: [] } },
      { action: 'deleteView', before: { gridId: 'outages', name: 'traced', columns: [] }, after: null },
    ]);
  });
});
