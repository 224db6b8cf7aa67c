import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestApp, openTestApp } from '../../test/test-app';

let suite: TestApp;
beforeAll(async () => {
  suite = await openTestApp();
});
afterAll(() => suite.close());

interface Answer {
  dataSource: { id: number; emp_no: string; name: string; organization_name: string; email: string | null }[];
  totalRecords: { count: number };
}

async function list(query: string, empNo: string): Promise<Answer> {
  const answer = await suite.get(`/employee?${query}`, await suite.signIn(empNo));
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<Answer>();
}

const below = async (prefix: string) => {
  const { rows } = await suite.pool.query<{ id: number }>('select id from employee where organization_code like $1 order by id', [
    `${prefix}%`,
  ]);
  return rows.map(({ id }) => id);
};

describe('GET /employee', () => {
  it.each([
    ['1003', '95'],
    ['1005', '950402'],
    ['2002', ''],
  ])('%s sees the employees below %s, and no others', async (empNo, prefix) => {
    const expected = await below(prefix);
    const { dataSource, totalRecords } = await list('offset=0&limit=100&defaultOrderBy=emp.id&defaultOrderByType=asc', empNo);
    expect(totalRecords.count).toBe(expected.length);
    expect(dataSource.map(({ id }) => id)).toEqual(expected.slice(0, 100));
  });

  it('takes each field with and without its prefix', async () => {
    const filter = (name: string) => `filter_field_1=${name}&filter_op_1=contain&filter_val_1=ESAI&orderBy=${name}&orderByType=desc`;
    const plain = await list(filter('name'), '2002');
    expect(plain.totalRecords.count).toBeGreaterThan(0);
    expect(await list(filter('emp.name'), '2002')).toEqual(plain);
    expect(plain.dataSource.every(({ name }) => /esai/i.test(name))).toBe(true);
  });

  it('orders by id while nothing else is asked for', async () => {
    const { dataSource } = await list('', '1003');
    expect(dataSource.map(({ id }) => id)).toEqual((await below('95')).slice(0, 10));
  });

  it('filters by the office and by empty cells', async () => {
    await suite.pool.query(`update employee set email = null where emp_no = '1006'`);
    const { dataSource } = await list(
      'filter_field_1=email&filter_op_1=isEmpty&filter_field_2=organization_name&filter_op_2=contain&filter_val_2=kV',
      '1005',
    );
    expect(dataSource.map(({ emp_no }) => emp_no)).toContain('1006');
    expect(dataSource.every(({ email }) => email === null)).toBe(true);
  });

  it('downloads by either name', async () => {
    const answer = await suite.get(
      '/employee?download=1&field_1=emp.emp_no&title_1=Emp%20No&field_2=name&title_2=Name',
      await suite.signIn('1005'),
    );
    const [head, ...rows] = answer.body.slice(1).trimEnd().split('\r\n');
    expect(head).toBe('Emp No,Name');
    expect(rows).toHaveLength((await below('950402')).length);
  });

  it.each([
    'orderBy=password_hash',
    'orderBy=emp.password_hash',
    'filter_field_1=permissions&filter_op_1=contain&filter_val_1=a',
    'filter_field_0=foo',
    'filter_field_0=id&filter_op_0=contain',
    'limit=101',
  ])('refuses %s', async (query) => {
    expect((await suite.get(`/employee?${query}`, await suite.signIn('2002'))).statusCode).toBe(400);
  });
});
