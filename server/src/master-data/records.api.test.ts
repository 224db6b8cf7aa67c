import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { auditActions, auditFacts, auditSubjects } from 'shared-contracts/audit/audit-words';
import { dataWords } from 'shared-contracts/language/words/gu';
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

async function lastEntry(): Promise<object> {
  const { rows } = await suite.pool.query(
    'select action, subject, subject_id, actor_emp_no, before, after from audit_entry order by id desc limit 1',
  );
  return rows[0] ?? {};
}

describe('feeders', () => {
  let place = { substation_code: '', subdivision_code: '' };
  beforeAll(async () => {
    const { rows } = await suite.pool.query<typeof place>('select substation_code, subdivision_code from feeder limit 1');
    place = rows[0] ?? place;
  });

  it('are added, read, changed and retired, each with its audit entry', async () => {
    const feeder = { feeder_id: 'T-1', name: 'Test feeder', category: 'URBAN', ...place, consumers: 12 };
    expect((await send('POST', '/feeder', feeder)).json())
      .toEqual({ status: 'Success', message: 'Feeder added successfully.' });
    expect(await lastEntry()).toMatchObject({ action: 'addFeeder', subject_id: 'T-1', actor_emp_no: '1003', before: null });
    expect((await send('POST', '/feeder', feeder)).statusCode).toBe(409);
    expect((await send('PUT', '/feeder/T-1', { name: 'Other name' })).statusCode).toBe(200);
    expect((await suite.get('/feeder/T-1', admin)).json()).toMatchObject({
      data: { values: { name: 'Other name', consumers: '12' }, isRetired: false },
    });
    expect(await lastEntry()).toMatchObject({ action: 'changeFeeder', before: { name: 'Test feeder' }, after: { name: 'Other name' } });
    expect((await send('POST', '/feeder/T-1/retire')).statusCode).toBe(200);
    expect(await lastEntry()).toMatchObject({ action: 'retireFeeder', after: { isRetired: true } });
    expect((await send('PUT', '/feeder/T-1', { name: 'x' })).statusCode).toBe(404);
    expect((await send('POST', '/feeder', feeder)).statusCode).toBe(200);
  });

  it('are refused with every fault of the form', async () => {
    const answer = await send('POST', '/feeder', { feeder_id: 'T-2', name: '', category: 'NONE', ...place });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { errors: ['Name is required.', expect.stringMatching(/^Category must be one of/)] },
    ]);
    expect((await send('POST', '/feeder', { colour: 'red' })).statusCode).toBe(400);
  });

  it('are listed, filtered and found on the map', async () => {
    const found = await suite.get('/feeder?filter_field_1=feeder_id&filter_op_1=%3D&filter_val_1=T-1', admin);
    expect(found.json()).toMatchObject({ totalRecords: { count: 1 }, dataSource: [{ feeder_id: 'T-1', state: 'In use', consumers: 12 }] });
    expect((await send('PUT', '/feeder/T-1/position', { position: { latitude: 22.5, longitude: 72.9 } })).statusCode).toBe(200);
    expect(await lastEntry()).toMatchObject({ action: 'placeFeeder', after: { latitude: 22.5, longitude: 72.9 } });
    expect((await send('PUT', '/feeder/T-1/position', { position: { latitude: 95, longitude: 72.9 } })).statusCode).toBe(400);
  });

  it('are placed by their form, together with the rest or not at all', async () => {
    expect((await send('PUT', '/feeder/T-1', { name: 'Placed', latitude: '22.25', longitude: 71.5 })).statusCode).toBe(200);
    expect((await suite.get('/feeder/T-1', admin)).json()).toMatchObject({
      data: { values: { name: 'Placed', latitude: '22.25', longitude: '71.5' } },
    });
    const entries = await suite.pool.query('select action from audit_entry order by id desc limit 2');
    expect(entries.rows).toEqual([{ action: 'placeFeeder' }, { action: 'changeFeeder' }]);
    expect((await send('PUT', '/feeder/T-1', { name: 'Nowhere', latitude: '95', longitude: '' })).json()).toMatchObject({
      faults: [{ field: 'latitude' }, { field: 'longitude', code: 'place.half' }],
    });
    expect((await send('PUT', '/feeder/T-1', { name: '', latitude: '21', longitude: '71' })).statusCode).toBe(422);
    const kept = await suite.get('/feeder/T-1', admin);
    expect(kept.json()).toMatchObject({ data: { values: { name: 'Placed', latitude: '22.25' } } });
    expect((await send('PUT', '/feeder/T-1', { latitude: null, longitude: null })).statusCode).toBe(200);
    expect((await suite.get('/feeder/T-1', admin)).json()).toMatchObject({ data: { values: { latitude: '' } } });
  });

  it('of another organisation are not there', async () => {
    await suite.pool.query("update employee set permissions = '{manage-feeder}' where emp_no in ('3001', '3101')");
    const { rows } = await suite.pool.query<{ id: string }>("select id from feeder where subdivision_code like '01%' limit 1");
    const token = await suite.signIn('3001');
    expect((await suite.get(`/feeder/${rows[0]?.id}`, token)).statusCode).toBe(404);
    const answer = await send(
      'POST',
      '/feeder',
      { feeder_id: 'T-9', name: 'A', category: 'LL', substation_code: place.substation_code, subdivision_code: '01010101' },
      token,
    );
    expect(answer.statusCode).toBe(422);
  });
});

describe('offices', () => {
  it('stand in a tree', async () => {
    const companies = (await suite.get('/office', admin)).json<{ data: { code: string; children: number }[] }>().data;
    expect(companies.map(({ code }) => code)).toContain('95000000');
    const circles = (await suite.get('/office?below=95000000', admin)).json<{ data: { type: string; parentCode: string }[] }>().data;
    expect(circles.length).toBe(companies.find(({ code }) => code === '95000000')?.children);
    expect(new Set(circles.map(({ type, parentCode }) => `${type} ${parentCode}`))).toEqual(new Set(['circle 95000000']));
    expect((await suite.get('/office?search=GETCO', admin)).json<{ data: unknown[] }>().data.length).toBeGreaterThan(0);
  });

  it('move with everything below, and the open outages with them; the past stays', async () => {
    const { rows: [some] } = await suite.pool.query<{ division: string; feeder: string; outage: number }>(
      `select left(o.substation_code, 6) || '00' as division, o.feeder_id as feeder, o.id as outage from outage o
        where o.fault_end is null limit 1`);
    const from = some?.division ?? '';
    const to = `${from.slice(0, 4)}9700`;
    const {
      rows: [past],
    } = await suite.pool.query<{ id: number }>(
      "select id from outage where fault_end is not null and substation_code like $1 || '%' limit 1",
      [from.slice(0, 6)],
    );
    expect((await send('POST', `/office/${from}/move`, { code: '95000000' })).statusCode).toBe(422);
    expect((await send('POST', `/office/${from}/move`, { code: to })).json()).toEqual({
      status: 'Success',
      message: 'Office moved successfully.',
    });
    expect(await lastEntry()).toMatchObject({ action: 'moveOffice', subject_id: from, after: { code: to } });
    const codeOf = async (id: number | undefined) =>
      (await suite.pool.query<{ code: string }>('select substation_code as code from outage where id = $1', [id])).rows[0]?.code;
    expect(await codeOf(some?.outage)).toMatch(new RegExp(`^${to.slice(0, 6)}`));
    if (past) expect(await codeOf(past.id)).toMatch(new RegExp(`^${from.slice(0, 6)}`));
    expect((await suite.get(`/office/${from}`, admin)).json()).toMatchObject({ data: { isRetired: true } });
    const { rowCount } = await suite.pool.query("select from feeder where substation_code like $1 || '%' and retired_at is null", [
      from.slice(0, 6),
    ]);
    expect(rowCount).toBe(0);
    // Back again, with all that went along.
    expect((await send('POST', `/office/${to}/move`, { code: from })).statusCode).toBe(200);
    expect(await codeOf(some?.outage)).toMatch(new RegExp(`^${from.slice(0, 6)}`));
    expect((await suite.get(`/office/${from}`, admin)).json()).toMatchObject({ data: { isRetired: false } });
    expect((await suite.get(`/office/${to}`, admin)).json()).toMatchObject({ data: { isRetired: true } });
  });

  it('move although something below is retired, which stays where it was', async () => {
    for (const [code, type] of [['95980000', 'circle'], ['95980100', 'division']])
      expect((await send('POST', '/office', { code, type, name: 'Moving', company: 'GETCO' })).statusCode).toBe(200);
    await suite.pool.query(`
      with gone as (
        insert into organisation (code, org_type, name, company_name, retired_at) values ('95980101', 5, 'Gone', 'GETCO', now())
        returning code),
      closed as (
        insert into substation (code, voltage_class, manage_by, monitoring, charging_date, is_coastal, is_tribal, category)
        select code, 66, 'Getco', 'SCADA', '2001-01-01', false, false, 'AIS' from gone returning code)
      insert into feeder (id, name, category, substation_code, subdivision_code, retired_at)
      select 'T-8', 'Gone', 'LL', closed.code, f.subdivision_code, now() from closed, (select subdivision_code from feeder limit 1) f`);
    expect((await send('POST', '/office/95980100/move', { code: '95980200' })).statusCode).toBe(200);
    const { rows } = await suite.pool.query("select substation_code as code from feeder where id = 'T-8'");
    expect(rows).toEqual([{ code: '95980101' }]);
  });

  it('that are needed are not retired', async () => {
    const answer = await send('POST', '/office/95000000/retire');
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      422,
      expect.stringMatching(/^Office 95000000 still has/),
    ]);
    expect((await send('POST', '/office', { code: '95990000', type: 'circle', name: 'Empty', company: 'GETCO' })).statusCode).toBe(200);
    expect((await send('POST', '/office/95990000/retire')).statusCode).toBe(200);
  });
});

describe('a substation', () => {
  it('is changed and retired by the rules of the file, and found with its place', async () => {
    const { rows: [some] } = await suite.pool.query<{ code: string }>(
      'select code from substation join organisation using (code) where retired_at is null order by code desc limit 1',
    );
    const address = `/substation/record/${some?.code}`;
    const change = { name: '66 kV Placed', latitude: '22.5', longitude: '72.5' };
    const wrong = await send('PUT', address, { ...change, monitoring: 'Radio' });
    expect(wrong.json()).toMatchObject({ faults: [{ field: 'monitoring', code: 'cell.choice', values: { column: 'Monitoring' } }] });
    expect((await send('PUT', address, change)).json())
      .toEqual({ status: 'Success', message: 'Substation updated successfully.' });
    expect(await lastEntry()).toMatchObject({ action: 'changeSubstation', subject: 'substation', after: { latitude: '22.5' } });
    const found = await suite.get(`/office/search?type=substation&search=${some?.code}`, admin);
    const path = ['GETCO', expect.any(String), expect.any(String)];
    expect(found.json()).toEqual({ data: [{ code: some?.code, name: '66 kV Placed', path, latitude: 22.5, longitude: 72.5 }] });
    expect((await suite.get('/office/search?type=circle&search=66', admin)).json()).toEqual({ data: [] });
    const { rows: [fed] } = await suite.pool.query<{ code: string }>(
      'select substation_code as code from feeder where retired_at is null limit 1',
    );
    expect((await send('POST', `/substation/record/${fed?.code}/retire`)).statusCode).toBe(422);
  });

  it('is not there for whoever does not manage it', async () => {
    const manager = await suite.signIn('1004');
    const { rows: [far] } = await suite.pool.query<{ code: string }>("select code from substation where code not like '950401%' limit 1");
    expect((await suite.get(`/substation/record/${far?.code}`, manager)).statusCode).toBe(404);
    expect((await suite.get(`/substation/record/${far?.code}`, await suite.signIn('1001'))).statusCode).toBe(403);
  });
});

describe('the audit trail', () => {
  it('is filtered by person, kind, record and period, with before and after', async () => {
    const url =
      '/audit?filter_field_1=subject&filter_op_1=%3D&filter_val_1=feeder&filter_field_2=subject_id&filter_op_2=%3D&filter_val_2=T-1' +
      '&filter_field_3=at&filter_from_date_val_3=2026-11-20&filter_to_date_val_3=2026-11-20&limit=1';
    expect((await suite.get(url, admin)).json()).toMatchObject({
      dataSource: [{ actor_emp_no: '1003', action: 'placeFeeder', before: { latitude: 22.25 }, after: { latitude: null } }],
    });
  });

  it('names the reasons of a shutdown, and finds an entry by them', async () => {
    const reasonIds = (list: readonly number[]) => JSON.stringify({ reasonIds: list });
    await suite.pool.query(
      `insert into audit_entry (at, actor_name, action, subject, subject_id, before, after)
        values ($1, 'A', 'updateShutdown', 'outage', '77', $2, $3)`,
      [suite.clock.now, reasonIds([]), reasonIds([601, 699])],
    );
    const filter =
      'filter_field_1=subject_id&filter_op_1=%3D&filter_val_1=77&filter_field_2=after&filter_op_2=contain&filter_val_2=Tree%20trim';
    expect((await suite.get(`/audit?${filter}`, admin)).json()).toMatchObject({
      dataSource: [{ before: { reasonIds: [] }, after: { reasonIds: ['Tree trimming', 699] } }],
    });
    const csv = await suite.get(`/audit?${filter}&download=1&field_1=before&title_1=Before&field_2=after&title_2=After`, admin);
    expect(csv.body.split('\r\n')).toContain('Reasons: –,"Reasons: Tree trimming, 699"');
  });

  it('is downloaded in the words of its reader, with what has changed before and after', async () => {
    const fields = ['action', 'subject', 'subject_id', 'before', 'after'];
    const asked = fields.map((field, index) => `field_${index + 1}=${field}&title_${index + 1}=${field}`).join('&');
    const rows = async () => {
      const csv = await suite.get(`/audit?download=1&${asked}`, admin);
      expect(csv.headers['content-type']).toContain('text/csv');
      return csv.body.split('\r\n');
    };
    const english = await rows();
    expect(english).toContain('Feeder placed on the map,Feeder,T-1,Latitude: 22.25; Longitude: 71.5,Latitude: –; Longitude: –');
    expect(english.join('\n')).toMatch(/Feeder retired,Feeder,T-1,,Retired: Yes/);
    const end = /End Date\/Time added,Outage,\d+,Restoration Time: –,Restoration Time: \d\d-\d\d-20\d\d \d\d:\d\d:\d\d/;
    expect(english.join('\n')).toMatch(end);
    expect(english.join('\n')).not.toMatch(/[a-z][A-Z][a-z]+: |isRetired|: (true|false|null)/);
    const chosen = await suite.app.inject({
      method: 'PUT',
      url: '/auth/language',
      payload: { language: 'gu' },
      headers: { authorization: `Bearer ${admin}` },
    });
    expect(chosen.statusCode).toBe(200);
    expect(await rows()).toContain('ફીડર નકશા પર મૂક્યું,ફીડર,T-1,અક્ષાંશ: 22.25; રેખાંશ: 71.5,અક્ષાંશ: –; રેખાંશ: –');
    expect((await rows()).join('\n')).toContain(`કારણો: –,"કારણો: ${dataWords['Tree trimming']}, 699"`);
  });

  it('has words for everything that the suite writes', async () => {
    const { rows } = await suite.pool.query<{ action: string; subject: string; facts: string[] }>(`
      select action, subject, array(select jsonb_object_keys(coalesce(before, '{}') || coalesce(after, '{}'))) as facts from audit_entry`);
    const codes = rows.flatMap(({ action, subject, facts }) => [
      ...(action in auditActions ? [] : [action]),
      ...(subject in auditSubjects ? [] : [subject]),
      ...facts.filter((fact) => !(fact in auditFacts)),
    ]);
    expect([...new Set(codes)]).toEqual([]);
  });

  it('of somebody who keeps only their own company is what that company did', async () => {
    await suite.pool.query("update employee set permissions = '{read-audit}' where emp_no = '3001'");
    const answer = await suite.get('/audit', await suite.signIn('3001'));
    expect(answer.json()).toMatchObject({ totalRecords: { count: 0 } });
  });
});
