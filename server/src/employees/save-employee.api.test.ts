import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { type TestApp, openTestApp } from '../../test/test-app';

/** 1005 manages the division 950402; 1006 works in its first substation, 1001 in another division. */
const manager = '1005';
const weak = 'Password must be at least 8 characters, include 1 symbol, 1 number, and 1 uppercase letter, 1 lowercase letter.';
const fine = {
  designation: 'Senior Operator',
  email: 'a.b@getco.example',
  mobile: '9876543210',
  organizationCode: '95040201',
  newPassword: '',
};

let suite: TestApp;
let token: string;
let employeeId: number;
let outsiderId: number;

async function idOf(empNo: string, company = 'GETCO'): Promise<number> {
  const { rows } = await suite.pool.query<{ id: number }>('select id from employee where company_name = $1 and emp_no = $2', [
    company,
    empNo,
  ]);
  return rows[0]?.id ?? 0;
}

const put = (id: number, body: object, by = token): Promise<LightMyRequestResponse> =>
  suite.app.inject({ method: 'PUT', url: `/employee/${id}`, headers: { authorization: `Bearer ${by}` }, payload: body });
const read = async (id: number, by = token) =>
  (await suite.get(`/employee/${id}`, by)).json<{ data: Record<string, unknown> & { version: string } }>().data;
const outcome = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json<{ message: string }>().message];

beforeAll(async () => {
  suite = await openTestApp();
  employeeId = await idOf('1006');
  outsiderId = await idOf('1001');
});
afterAll(() => suite.close());
beforeEach(async () => {
  token = await suite.signIn(manager);
  await suite.pool.query(`update employee
    set designation = 'Operator', email = 'old@getco.example', mobile = '9000000000', organization_code = '95040201', permissions = '{}'
      where id = $1`, [employeeId]);
});

describe('PUT /employee/:id keeps its rules', () => {
  const faults: readonly (readonly [object, string])[] = [
    [{ designation: ' ' }, 'Designation is required.'],
    [{ email: '' }, 'Email is required.'],
    [{ email: 'a@b' }, 'Please enter a valid email address'],
    [{ mobile: null }, 'Mobile is required.'],
    [{ mobile: '987654321' }, 'Please enter a valid mobile number'],
    [{ organizationCode: '' }, 'Organization code is required.'],
    [{ organizationCode: '01010101' }, 'Invalid organization code'],
    [{ organizationCode: '9504020' }, 'Invalid organization code'],
    [{ organizationCode: '95999901' }, 'Invalid organization code'],
    [{ newPassword: 'short' }, weak],
  ];

  it('a title is one of the list, or the one of earlier days that the employee has', async () => {
    expect(outcome(await put(employeeId, { ...fine, designation: 'Astronaut' }))).toEqual([422, 'Select valid Designation value']);
    await suite.pool.query(`update employee set designation = 'Lamplighter' where id = $1`, [employeeId]);
    expect((await put(employeeId, { ...fine, designation: 'Lamplighter', mobile: ' 9876543210 ' })).statusCode).toBe(200);
    expect(await read(employeeId)).toMatchObject({ designation: 'Lamplighter', mobile: '9876543210' });
  });

  it.each(faults)('%j: %s', async (fault, message) => {
    const answer = await put(employeeId, { ...fine, ...fault });
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      { status: 'Fail', message, errors: [message], faults: [{ field: Object.keys(fault)[0], code: expect.any(String) }] },
    ]);
    expect((await read(employeeId)).designation).toBe('Operator');
  });

  it('tells the first fault in their order', async () => {
    for (const [index, [, message]] of faults.entries()) {
      if (message === 'Invalid organization code') continue;
      const form = faults.slice(index).reduceRight((sum, [fault]) => ({ ...sum, ...fault }), fine);
      expect(outcome(await put(employeeId, form))).toEqual([422, message]);
    }
  });

  it.each([{ permissions: ['super-admin'] }, { name: 'Another' }, { isWeakPassword: false }])(
    'nobody sends more than the form: %j',
    async (extra) => {
      expect((await put(employeeId, { ...fine, ...extra })).statusCode).toBe(400);
    },
  );

  it('takes a number as the digits of a mobile', async () => {
    expect((await put(employeeId, { ...fine, mobile: 9_876_543_211 })).statusCode).toBe(200);
    expect((await read(employeeId)).mobile).toBe('9876543211');
  });
});

describe('an accepted save', () => {
  it('is stored and in the audit trail, with who, before and after', async () => {
    expect(outcome(await put(employeeId, fine))).toEqual([200, 'Employee details updated successfully']);
    expect(await read(employeeId)).toMatchObject({
      designation: 'Senior Operator',
      email: 'a.b@getco.example',
      mobile: '9876543210',
      organization_code: '95040201',
    });
    const { rows } = await suite.pool.query(
      `select actor_emp_no, action, before, after from audit_entry where subject = 'employee' and subject_id = $1 order by id desc limit 1`,
      [employeeId],
    );
    expect(rows).toEqual([
      {
        actor_emp_no: manager,
        action: 'updateEmployee',
        before: { designation: 'Operator', email: 'old@getco.example', mobile: '9000000000', organizationCode: '95040201' },
        after: {
          designation: 'Senior Operator',
          email: 'a.b@getco.example',
          mobile: '9876543210',
          organizationCode: '95040201',
          isPasswordNew: false,
        },
      },
    ]);
  });

  it('with a password marks it weak and ends the sessions of that employee only', async () => {
    const theirs = await suite.signIn('1006');
    expect((await suite.post('/auth/refresh', undefined, theirs)).statusCode).toBe(200);
    expect((await put(employeeId, { ...fine, newPassword: 'Officer@123' })).statusCode).toBe(200);
    expect((await suite.post('/auth/refresh', undefined, theirs)).statusCode).toBe(401);
    expect((await suite.post('/auth/refresh', undefined, token)).statusCode).toBe(200);
    const answer = await suite.post('/auth/login', { companyName: 'GETCO', empNo: '1006', password: 'Officer@123' });
    expect(answer.json()).toMatchObject({ user: { secure: { isWeakPassword: true } } });
  });

  it('without a password leaves password and sessions as they are, and a move counts at once', async () => {
    const head = await suite.signIn('1003');
    const circleOfficer = await suite.signIn('1002');
    const circleId = await idOf('1002');
    const before = (await read(circleId, head)).organization_code;
    const scopeOf = async () =>
      (await suite.post('/auth/refresh', undefined, circleOfficer)).json<{ user: { eurjaCode: string } }>().user.eurjaCode;
    expect(await scopeOf()).toBe('95040000');
    expect((await put(circleId, { ...fine, organizationCode: '95040100' }, head)).statusCode).toBe(200);
    expect(await scopeOf()).toBe('95040100');
    await put(circleId, { ...fine, organizationCode: before }, head);
  });
});

describe('scope', () => {
  it('an employee of another office is not found, nor one that does not exist', async () => {
    const missing = await put(999_999, fine);
    expect(outcome(missing)).toEqual([404, 'This employee was not found in your organization.']);
    for (const id of [outsiderId, await idOf('2001', 'GUVNL'), await idOf('3001', 'DGVCL')]) {
      expect((await put(id, fine)).json()).toEqual(missing.json());
      expect((await suite.get(`/employee/${id}`, token)).json()).toEqual(missing.json());
    }
  });

  it('nobody moves an employee out of their own organisation', async () => {
    for (const organizationCode of ['95000000', '95040000', '95040100']) {
      expect((await put(employeeId, { ...fine, organizationCode })).statusCode).toBe(403);
    }
    expect((await put(await idOf(manager), { ...fine, organizationCode: '95000000' })).statusCode).toBe(403);
  });

  it('GUVNL edits everybody, but a place of working is an office of the employee’s company', async () => {
    const admin = await suite.signIn('2002');
    expect((await put(outsiderId, { ...fine, organizationCode: '95040101' }, admin)).statusCode).toBe(200);
    expect(outcome(await put(await idOf('3001', 'DGVCL'), fine, admin))).toEqual([422, 'Invalid organization code']);
  });

  it('nobody gains permissions by setting the password of who has them', async () => {
    await suite.pool.query(`update employee set permissions = '{super-admin}' where id = $1`, [employeeId]);
    expect((await put(employeeId, { ...fine, newPassword: 'Officer@123' })).statusCode).toBe(403);
    const unmoved = { ...fine, email: 'old@getco.example', mobile: '9000000000' };
    expect((await put(employeeId, unmoved)).statusCode).toBe(200);
    expect((await read(employeeId)).designation).toBe('Senior Operator');
  });
});

it('an administrator moves no super-admin to another address, mobile or place', async () => {
  await suite.pool.query(`update employee set permissions = '{super-admin}' where id = $1`, [employeeId]);
  const officer = await suite.signIn('2002');
  const unmoved = { ...fine, email: 'old@getco.example', mobile: '9000000000' };
  for (const change of [{ email: 'thief@getco.example' }, { mobile: '9000000009' }, { organizationCode: '95040101' }])
    expect([change, (await put(employeeId, { ...unmoved, ...change }, officer)).statusCode]).toEqual([change, 403]);
  expect((await put(employeeId, unmoved, officer)).statusCode).toBe(200);
});

describe('two officers at one employee', () => {
  it('the second is told who was faster and what is different', async () => {
    const head = await suite.signIn('1003');
    const [first, second] = [await read(employeeId), await read(employeeId, head)];
    expect((await put(employeeId, { ...fine, designation: 'Helper', version: first.version })).statusCode).toBe(200);
    const answer = await put(employeeId, { ...fine, mobile: '9111111111', version: second.version }, head);
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      {
        status: 'Fail',
        message: 'Parul D Joshi has changed this employee meanwhile. Please check what is different and save again.',
        errors: ['Designation is now Helper.', 'Email is now a.b@getco.example.', 'Mobile is now 9876543210.'],
        faults: [
          { field: null, code: 'employee.changedBy', values: { name: 'Parul D Joshi' } },
          { field: null, code: 'employee.nowDesignation', values: { value: 'Helper' } },
          { field: null, code: 'employee.nowEmail', values: { value: 'a.b@getco.example' } },
          { field: null, code: 'employee.nowMobile', values: { value: '9876543210' } },
        ],
      },
    ]);
    expect((await read(employeeId)).mobile).toBe('9876543210');
    const fresh = await read(employeeId, head);
    expect((await put(employeeId, { ...fine, mobile: '9111111111', version: fresh.version }, head)).statusCode).toBe(200);
  });

  it.each(['x', 'abcdefgh', 'abcdefgh.', 'abcdefgh.abcdefg!', 7])('a version %p is malformed', async (version) => {
    expect((await put(employeeId, { ...fine, version })).statusCode).toBe(400);
  });

  it('of two saves at once with one version exactly one is accepted', async () => {
    const { version } = await read(employeeId);
    const answers = await Promise.all(
      ['Helper', 'Lineman', 'Fitter', 'Welder'].map((designation) => put(employeeId, { ...fine, designation, version })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
  });

  it('a save that was refused changes nothing that the version tells', async () => {
    const { version } = await read(employeeId);
    await put(employeeId, { ...fine, organizationCode: '95000000' });
    expect((await read(employeeId)).version).toBe(version);
  });
});

describe('an open session is no way around a password', () => {
  it('of its own: the present one is asked for, on the page for that', async () => {
    const own = await idOf('1005');
    const { version: _version, ...before } = await read(own);
    const answer = await put(own, { ...fine, newPassword: 'River#Runs9' });
    expect(outcome(answer)).toEqual([403, expect.stringContaining('Change Password')]);
    expect(await suite.signIn('1005')).toEqual(expect.stringMatching(/^[\w-]{43}$/));
    expect(await read(own)).toMatchObject(before);
  });

  it.each([
    ['e-mail address', { email: 'mine@getco.example' }],
    ['mobile number', { mobile: '9123456780' }],
  ])('of somebody who may more, by their %s', async (_what, change) => {
    await suite.pool.query(`update employee set permissions = '{super-admin}' where id = $1`, [employeeId]);
    const { email, mobile } = { email: 'old@getco.example', mobile: '9000000000' };
    expect((await put(employeeId, { ...fine, email, mobile, ...change })).statusCode).toBe(403);
    expect((await put(employeeId, { ...fine, email, mobile })).statusCode).toBe(200);
  });

  it.each(['P@ssw0rd!', 'Getco#Rules9', 'River#1006x'])('that anybody would guess: %s', async (newPassword) => {
    expect(outcome(await put(employeeId, { ...fine, newPassword }))).toEqual([422, expect.stringContaining('too easy to guess')]);
  });
});
