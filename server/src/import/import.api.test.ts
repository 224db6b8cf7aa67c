import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ImportFault, importKinds } from 'shared-contracts/import/import-kind';
import { openTestApp, type TestApp } from '../../test/test-app';

const importKey = 'import-key-of-tests';
let suite: TestApp;
beforeAll(async () => {
  suite = await openTestApp({ environment: { IMPORT_KEY: importKey } });
});
afterAll(() => suite.close());

type Headers = Record<string, string>;
const byKey: Headers = { 'x-import-key': importKey };

function send(kind: string, csv: string | Buffer, query = '', headers: Headers = byKey) {
  return suite.app.inject({
    method: 'POST',
    url: `/import/${kind}${query}`,
    headers: { 'content-type': 'text/csv', ...headers },
    payload: csv,
  });
}

async function exported(kind: string): Promise<string> {
  const answer = await suite.app.inject({ method: 'GET', url: `/export/${kind}`, headers: byKey });
  expect(answer.statusCode).toBe(200);
  return answer.body;
}

const linesOf = (csv: string) => csv.replace(/^\uFEFF/, '').trim().split('\r\n');

async function faultsOf(kind: string, csv: string | Buffer): Promise<{ faultCount: number; faults: ImportFault[] }> {
  const answer = await send(kind, csv);
  expect(answer.statusCode).toBe(422);
  return answer.json();
}

async function auditCount(): Promise<number> {
  const { rows } = await suite.pool.query<{ count: number }>('select count(*) from audit_entry');
  return rows[0]?.count ?? 0;
}

describe.each(importKinds)('an export of %s', (kind) => {
  it('is imported without a change, with a comma or a semicolon, with and without a byte order mark', async () => {
    const csv = await exported(kind);
    const rows = linesOf(csv).length - 1;
    expect(rows).toBeGreaterThan(10);
    const before = await auditCount();
    const plain = csv.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
    for (const text of [csv, plain]) {
      const answer = await send(kind, text, '?retireMissing=1');
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { added: 0, changed: 0, unchanged: rows, missing: 0, retired: 0, applied: true, faults: [] },
      ]);
    }
    expect(await auditCount()).toBe(before);
  });

  it('has a template that says its columns', async () => {
    const answer = await suite.app.inject({ method: 'GET', url: `/export/${kind}?template=1`, headers: byKey });
    expect(linesOf(answer.body)[0]).toBe(linesOf(await exported(kind))[0]);
    expect(answer.headers['content-disposition']).toMatch(/-Template\.csv/);
  });
});

describe('an import of feeders', () => {
  const header = 'feeder_id;name;category;substation_code;subdivision_code;consumers;population;villages';
  let place = '';
  beforeAll(async () => {
    const { rows } = await suite.pool.query<{ place: string }>(
      "select substation_code || ';' || subdivision_code as place from feeder limit 1",
    );
    place = rows[0]?.place ?? '';
  });

  it('says what a dry run would do, and does nothing', async () => {
    const csv = `${header}\nnew-1;"Town; north";urban;${place};10;20;3\n`;
    const answer = await send('feeders', csv, '?dryRun=1');
    expect(answer.json()).toMatchObject({ added: 1, changed: 0, unchanged: 0, retired: 0, applied: false, faults: [] });
    expect((await suite.pool.query("select from feeder where id = 'new-1'")).rowCount).toBe(0);
  });

  it('adds, changes and retires, each with its audit entry, and keeps the history', async () => {
    const csv = `${header}\nnew-1;"Town; north";urban;${place};10;20;3\nnew-2;South;JGY;${place};;;\n`;
    expect((await send('feeders', csv)).json()).toMatchObject({ added: 2, applied: true });
    const changed = csv.replace('South', 'South West');
    expect((await send('feeders', changed)).json()).toMatchObject({ added: 0, changed: 1, unchanged: 1 });
    const { rows } = await suite.pool.query('select action, subject_id, before, after from audit_entry where subject = $1 order by id', [
      'feeder',
    ]);
    expect(rows).toMatchObject([
      { action: 'addFeeder', subject_id: 'new-1', before: null, after: { category: 'URBAN', consumers: '10' } },
      { action: 'addFeeder', subject_id: 'new-2', before: null, after: { consumers: '0' } },
      { action: 'changeFeeder', subject_id: 'new-2', before: { name: 'South' }, after: { name: 'South West' } },
    ]);
    const all = await exported('feeders');
    const without = linesOf(all).filter((line) => !line.startsWith('new-2')).join('\n');
    expect((await send('feeders', without)).json()).toMatchObject({ missing: 1, retired: 0 });
    expect((await send('feeders', without, '?retireMissing=1')).json()).toMatchObject({ missing: 1, retired: 1 });
    expect(await exported('feeders')).not.toContain('new-2');
    expect((await send('feeders', changed, '?fileName=feeders%20(2).csv')).json()).toMatchObject({ added: 1, unchanged: 1 });
    const history = await suite.app.inject({ method: 'GET', url: '/import', headers: { authorization: await suite.signIn('1003') } });
    expect(history.json().imports[0]).toMatchObject({
      kind: 'feeders',
      actor: 'import key',
      fileName: 'feeders (2).csv',
      added: 1,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('leaves what a column that is not in the file holds', async () => {
    await send('feeders', `${header}\nnew-3;Third;LL;${place};1;2;3\n`);
    await send('feeders', `feeder_id;name;category;substation_code;subdivision_code\nnew-3;Third again;LL;${place}\n`);
    const { rows } = await suite.pool.query("select name, consumers, population, village_count from feeder where id = 'new-3'");
    expect(rows).toEqual([{ name: 'Third again', consumers: 1, population: 2, village_count: 3 }]);
  });

  it('moves name and scope of open outages, for every process at once, and leaves the past alone', async () => {
    const {
      rows: [open],
    } = await suite.pool.query<{ feeder_id: string; substation_code: string }>(
      'select feeder_id, substation_code from outage where fault_end is null limit 1',
    );
    const {
      rows: [other],
    } = await suite.pool.query<{ code: string }>('select code from substation where left(code, 4) <> left($1, 4) limit 1', [
      open?.substation_code,
    ]);
    const {
      rows: [past],
    } = await suite.pool.query<{ id: number }>('select max(id) as id from outage where fault_end is not null and feeder_id = $1', [
      open?.feeder_id,
    ]);
    const { rows: [end] } = await suite.pool.query<{ position: number }>('select coalesce(max(position), 0) as position from live_event');
    const line = linesOf(await exported('feeders')).find((text) => text.startsWith(`${open?.feeder_id},`)) ?? '';
    const moved = line.replace(open?.substation_code ?? '', other?.code ?? '');
    expect((await send('feeders', `${linesOf(await exported('feeders'))[0]}\n${moved}\n`)).json()).toMatchObject({ changed: 1 });
    const { rows } = await suite.pool.query('select distinct substation_code from outage where fault_end is null and feeder_id = $1', [
      open?.feeder_id,
    ]);
    expect(rows).toEqual([{ substation_code: other?.code }]);
    const {
      rows: [old],
    } = await suite.pool.query<{ substation_code: string }>('select substation_code from outage where id = $1', [past?.id]);
    if (past?.id) expect(old?.substation_code).toBe(open?.substation_code);
    const { rows: told } = await suite.pool.query('select event_type from live_event where position > $1 order by position limit 2', [
      end?.position,
    ]);
    expect(told).toEqual([{ event_type: 0 }, { event_type: 1 }]);
  });

  it('lists each fault with its line and column, and changes nothing', async () => {
    const before = await exported('feeders');
    const { faults, faultCount } = await faultsOf('feeders', [
      header, `ok-1;Fine;LL;${place};1;1;1`, `;Nameless;LL;${place};1;1;1`, `f-2;;NONE;${place};-1;1;1`, `f-3;A;LL;95999999;01010101;1;1;1`,
      `ok-1;Again;LL;${place};1;1;1`, `f-4;=cmd|' /C calc'!A0;LL;${place};1;1;1`, 'f-5;short',
    ].join('\n'));
    expect(faults.map(({ line, column }) => [line, column])).toEqual([
      [3, 'feeder_id'], [4, 'name'], [4, 'category'], [4, 'consumers'], [5, 'substation_code'], [6, 'feeder_id'], [7, 'name'], [8, ''],
    ]);
    expect(faultCount).toBe(8);
    expect(faults.map(({ code }) => code)).toEqual([
      'cell.required', 'cell.required', 'cell.choice', 'cell.count', 'cell.noSubstation', 'cell.repeated', 'cell.formula', 'row.width',
    ]);
    expect(faults.filter(({ line }) => line > 4).map(({ message }) => message)).toEqual([
      'substation_code names no substation in use: 95999999.', 'feeder_id is in line 2 already.',
      'name begins like a formula (=, +, - or @).', 'The row has 2 cells, the header has 8.',
    ]);
    expect(await exported('feeders')).toBe(before);
  });

  it('judges the header', async () => {
    expect((await faultsOf('feeders', 'feeder_id,name,colour,name\n')).faults).toMatchObject([
      { line: 1, column: 'colour' }, { line: 1, column: 'name', code: 'header.repeated', message: 'The column is there twice.' },
      { line: 1, column: 'category' }, { line: 1, column: 'substation_code' }, { line: 1, column: 'subdivision_code' },
    ]);
    expect((await faultsOf('feeders', '')).faults).toMatchObject([{ line: 0, code: 'file.empty', message: 'The file is empty.' }]);
  });
});

describe('an import of offices', () => {
  it('finds the office above by the code, in the file or before, and names everything below', async () => {
    const csv = 'code,type,name,company\n95880000,circle,New Circle,GETCO\n95880100,division,New Division,GETCO\n';
    expect((await send('offices', csv)).json()).toMatchObject({ added: 2 });
    await send('offices', csv.replace('New Circle', 'Old Circle'));
    const { rows } = await suite.pool.query("select circle_name, division_name from organisation where code = '95880100'");
    expect(rows).toEqual([{ circle_name: 'Old Circle', division_name: 'New Division' }]);
    const { faults } = await faultsOf(
      'offices',
      'code,type,name,company\n95890100,division,Orphan,GETCO\n95880101,subdivision,X,GETCO\n04010000,circle,Y,GETCO\n',
    );
    expect(faults.map(({ line, column, message }) => [line, column, message])).toEqual([
      [2, 'code', 'code has no office above it: 95890000 is neither in the file nor in use.'],
      [3, 'type', 'type subdivision belongs to a discom; GETCO has substations there.'],
      [4, 'code', 'code must begin with 95, the code of GETCO.'],
    ]);
  });

  it('does not retire an office that is needed', async () => {
    const [header, first] = linesOf(await exported('offices'));
    const answer = await send('offices', `${header}\n${first}\n`, '?retireMissing=1');
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ faults: ImportFault[] }>().faults[0]).toMatchObject({
      line: 0,
      column: 'code',
      message: expect.stringMatching(/still has/),
    });
  });
});

describe('an import of employees', () => {
  const header = 'company,emp_no,name,designation,office_code,email,mobile,permissions,active';

  it('adds people who cannot sign in yet, and deactivates whom it says', async () => {
    const csv = `${header}\nGETCO,9001,Asha,Deputy Engineer,95000000,,,manage-feeder;super-admin,yes\n`;
    expect((await send('employees', csv)).json()).toMatchObject({ added: 1 });
    const { rows } = await suite.pool.query("select permissions, is_weak_password, email from employee where emp_no = '9001'");
    expect(rows).toEqual([{ permissions: ['super-admin', 'manage-feeder'], is_weak_password: true, email: null }]);
    const token = await suite.signIn('1002');
    const line = linesOf(await exported('employees')).find((text) => text.startsWith('GETCO,1002,')) ?? '';
    await send('employees', `${header}\n${line.replace(/true$/, 'no')}\n`);
    expect((await suite.post('/auth/refresh', undefined, token)).statusCode).toBe(401);
  });

  it('never leaves the suite without a super-admin', async () => {
    const lines = linesOf(await exported('employees')).map((line) => line.replace(/super-admin|super admin/g, 'admin'));
    const { faults } = await faultsOf('employees', lines.join('\n'));
    expect(faults).toMatchObject([{ line: 0, message: 'The file leaves no active super-admin.' }]);
  });
});

describe('who may import', () => {
  const csv = 'code,type,name,company\n95000000,company,GETCO,GETCO\n';

  it('is whoever has the key, or the permission', async () => {
    expect((await send('offices', csv, '?dryRun=1', { authorization: `Bearer ${await suite.signIn('1003')}` })).statusCode).toBe(200);
    expect((await send('offices', csv, '?dryRun=1', { authorization: `Bearer ${await suite.signIn('1001')}` })).statusCode).toBe(403);
    expect((await send('offices', csv, '', { 'x-import-key': 'wrong' })).statusCode).toBe(401);
    expect((await send('offices', csv, '', {})).statusCode).toBe(401);
    expect((await send('offices', csv, '?surprise=1')).statusCode).toBe(400);
    expect((await send('lines', csv)).statusCode).toBe(400);
    expect((await suite.app.inject({ method: 'POST', url: '/import/offices', headers: byKey, payload: {} })).statusCode).toBe(415);
  });

  it('grants only what they have', async () => {
    await suite.pool.query("update employee set permissions = '{import-data}' where emp_no = '1001'");
    const own = { authorization: `Bearer ${await suite.signIn('1001')}` };
    const header = 'company,emp_no,name,designation,office_code,permissions';
    const row = (permissions: string) => `${header}\nGETCO,9002,B,Operator,95000000,${permissions}\n`;
    expect((await send('employees', row('super-admin'), '', own)).json()).toMatchObject({
      faultCount: 1,
      faults: [{ line: 2, column: 'permissions' }],
    });
    expect((await send('employees', row('import-data'), '', own)).statusCode).toBe(200);
  });

  it('changes and retires nobody who may do more', async () => {
    await suite.pool.query("update employee set permissions = '{import-data}' where emp_no = '1001'");
    const own = { authorization: `Bearer ${await suite.signIn('1001')}` };
    const csv = await exported('employees');
    const changed = csv.replace(/^(GETCO,1003,.*),true/m, '$1,false');
    const missing = csv.replace(/^GETCO,1003,.*\r\n/m, '');
    const message = 'emp_no: employee GETCO/1003 has permissions that you do not have.';
    for (const [text, query] of [[changed, ''], [missing, '?retireMissing=1']] as const)
      expect((await send('employees', text, query, own)).json()).toMatchObject({ faultCount: 1, faults: [{ message }] });
    expect((await send('employees', missing, '', own)).json()).toMatchObject({ changed: 0, missing: 1, applied: true });
  });
});

describe('a hostile file', () => {
  const row = (text: string) => `feeder_id,name,category,substation_code,subdivision_code\n${text}`;
  it.each([
    ['a zip named .csv', Buffer.from('PK\u0003\u0004aaaa'), /ZIP archive/],
    ['NUL bytes', row('a\0b,c,d,e,f'), /NUL/],
    ['UTF-16', Buffer.from('\uFEFFa,b', 'utf16le'), /UTF-16/],
    ['Latin letters', Buffer.concat([Buffer.from(row('1,Caf')), Buffer.from([0xe9, 0x0a])]), /UTF-8/],
    ['10 million columns', ','.repeat(10_000_000), /longer than/],
    ['a very long line', row('x'.repeat(20_000_000)), /longer than/],
    ['a quote that never ends', row(`1,"${'a\n'.repeat(100_000)}`), /quote/i],
  ])('is refused: %s', async (_what, csv, message) => {
    const { faults } = await faultsOf('feeders', csv);
    expect(faults.at(-1)?.message).toMatch(message);
  });

  it('of 20,000 faulty rows is told by its first thousand', async () => {
    const { faults, faultCount } = await faultsOf('feeders', row('1,,LL,95010101,01010101\n'.repeat(20_000)));
    expect([faults.length, faultCount]).toEqual([1000, 20_000]);
  });

  it('that is too large is not read on', async () => {
    const answer = await send('feeders', Buffer.alloc(65 * 1024 * 1024, 0x61));
    expect(answer.statusCode).toBe(413);
  });
});
