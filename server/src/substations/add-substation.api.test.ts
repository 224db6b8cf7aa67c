import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { type TestApp, openTestApp } from '../../test/test-app';

/** 1004 manages substations of the division 950401. The clock stands at 2026-11-20 in India. */
const manager = '1004';
const fine = {
  ssName: '66 kV Navagam',
  ssEurjaCode: '95040195',
  voltageClass: '66',
  sdnEurjaCode: '',
  manageBy: 'Getco',
  monitoring: 'SCADA',
  chargingDate: '2026-11-20',
  is_coastal: false,
  is_tribal: true,
  ssCategory: 'AIS',
  emailAddress: 'navagam@getco.example',
  mobileNo: '9876543210',
};

let suite: TestApp;
let token: string;
let subdivision: string;
beforeAll(async () => {
  suite = await openTestApp();
  token = await suite.signIn(manager);
  const { rows } = await suite.pool.query<{ code: string }>('select code from organisation where org_type = 4 order by code limit 1');
  subdivision = rows[0]?.code ?? '';
});
afterAll(() => suite.close());

const create = (body: object, by = token): Promise<LightMyRequestResponse> =>
  suite.post('/substation/create', { ...fine, sdnEurjaCode: subdivision, ...body }, by);
const outcome = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json<{ message: string }>().message];

describe('POST /substation/create keeps its rules', () => {
  it.each([
    [{ ssName: '' }, 'Substation Name is required.'],
    [{ ssEurjaCode: '9504019' }, 'Substation Eurja Code must be 8 digits long.'],
    [{ voltageClass: '' }, 'Voltage Class is required'],
    [{ voltageClass: 11 }, 'Select valid Voltage Class value'],
    [{ sdnEurjaCode: '' }, 'Search and Select Valid Subdivision.'],
    [{ sdnEurjaCode: '95040100' }, 'Search and Select Valid Subdivision.'],
    [{ sdnEurjaCode: '01999999' }, 'Search and Select Valid Subdivision.'],
    [{ manageBy: '' }, 'Manage By is required'],
    [{ manageBy: 'Nobody' }, 'Select valid Manage By value'],
    [{ monitoring: null }, 'Monitoring is required'],
    [{ monitoring: 'Radio' }, 'Select valid Monitoring value'],
    [{ chargingDate: '' }, 'Charging Date is required'],
    [{ chargingDate: '2026-11-21' }, 'Charging Date cannot be in the future'],
    [{ is_coastal: null }, 'Coastal is required.'],
    [{ is_tribal: '' }, 'Tribal is required.'],
    [{ ssCategory: '' }, 'SS Category is required'],
    [{ ssCategory: 'GIL' }, 'Select valid SS Category'],
    [{ emailAddress: 'navagam' }, 'Email Address is required and must be a valid email.'],
    [{ mobileNo: '98765' }, 'Mobile Number must have 10 digits'],
  ])('%j: %s', async (fault, message) => {
    const answer = await create(fault);
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      {
        status: 'Fail',
        message,
        errors: [message],
        faults: [{ field: Object.keys(fault)[0], code: expect.stringMatching(/^substation\./) }],
      },
    ]);
  });

  it('collects all failures in their order, the first as the message', async () => {
    const answer = await suite.post('/substation/create', { voltageClass: 33 }, token);
    const { message, errors } = answer.json<{ message: string; errors: string[] }>();
    expect(message).toBe('Substation Name is required.');
    expect(errors).toEqual([
      'Substation Name is required.',
      'Substation Eurja Code must be 8 digits long.',
      'Search and Select Valid Subdivision.',
      'Manage By is required',
      'Monitoring is required',
      'Charging Date is required',
      'Coastal is required.',
      'Tribal is required.',
      'SS Category is required',
      'Email Address is required and must be a valid email.',
      'Mobile Number must have 10 digits',
    ]);
  });

  it('the division of the code has to exist, and to be GETCO’s', async () => {
    const admin = await suite.signIn('2002');
    expect(outcome(await create({ ssEurjaCode: '95049901' }, admin))).toEqual([
      422,
      'There is no division of GETCO with the e-Urja code 95049900.',
    ]);
    expect((await create({ ssEurjaCode: '01010195' }, admin)).statusCode).toBe(422);
  });

  it.each(['95040295', '95010195'])('nobody adds a substation outside of their own organisation: %s', async (ssEurjaCode) => {
    expect((await create({ ssEurjaCode })).statusCode).toBe(403);
  });

  it('an unknown field is a 400', async () => expect((await create({ code: '95040195' })).statusCode).toBe(400));
});

describe('a new substation', () => {
  it('is in the list, in the searches, in the scope of its users and in the audit trail at once', async () => {
    const head = await suite.signIn('1003');
    expect(outcome(await create({}))).toEqual([200, 'Substation created successfully.']);

    const filteredData = [{ type: 'string', field: 'eurja_code', operator: 'equals', value: '95040195' }];
    const list = await suite.post('/substation', { filteredData }, token);
    expect(list.json()).toEqual({
      data: [
        {
          circle_name: expect.any(String),
          division_name: expect.any(String),
          ss_name: '66 kV Navagam',
          eurja_code: '95040195',
          voltage_class: 66,
          charging_date: '2026-11-20',
          manage_by: 'Getco',
          ss_category: 'AIS',
          is_coastal: false,
          is_tribal: true,
        },
      ],
      total_records: 1,
    });

    const search = await suite.get('/employee/getGetcoHeirarchy?searchQuery=navag', head);
    expect(search.json()).toMatchObject({
      data: [{ organization_code: '95040195', trim_eurja_code: '95040195', org_type: 5, substation_name: '66 kV Navagam' }],
    });

    const { rows } = await suite.pool.query<{ id: number }>(`select id from employee where company_name = 'GETCO' and emp_no = '1001'`);
    const move = { designation: 'Operator', email: 'a@b.in', mobile: '9876543210', organizationCode: '95040195', newPassword: '' };
    const moved = await suite.app.inject({
      method: 'PUT',
      url: `/employee/${rows[0]?.id}`,
      headers: { authorization: `Bearer ${head}` },
      payload: move,
    });
    expect(moved.statusCode).toBe(200);
    const user = (await suite.post('/auth/refresh', undefined, await suite.signIn('1001'))).json<{ user: object }>().user;
    expect(user).toMatchObject({ orgType: 'Substation', substationName: '66 kV Navagam', eurjaCode: '95040195' });

    const { rows: trail } = await suite.pool.query(`select action, actor_emp_no, before, after ->> 'name' as name from audit_entry
      where subject = 'substation' and subject_id = '95040195'`);
    expect(trail).toEqual([{ action: 'createSubstation', actor_emp_no: manager, before: null, name: '66 kV Navagam' }]);
  });

  it('needs no sub-division at 400 kV', async () => {
    expect((await create({ ssEurjaCode: '95040196', voltageClass: 400, sdnEurjaCode: '' })).statusCode).toBe(200);
  });

  it('with a code that is in use is a 409 and leaves nothing behind', async () => {
    const conflict = [409, 'The e-Urja code 95040101 is already in use.'];
    expect(outcome(await create({ ssEurjaCode: '95040101' }))).toEqual(conflict);
    // The division's own code.
    expect((await create({ ssEurjaCode: '95040100' })).statusCode).toBe(409);
  });

  it('is created once, however many send it at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => create({ ssEurjaCode: '95040197' })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409]);
    const { rows } = await suite.pool.query(`select count(*) as count from audit_entry where subject_id = '95040197'`);
    expect(rows).toEqual([{ count: 1 }]);
  });
});
