import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestApp, openTestApp } from '../../test/test-app';

interface Hit {
  eurja_code: string;
  division_name?: string;
  subdivision_name?: string;
  organization_code: string;
  substation_name: string | null;
}

let suite: TestApp;
let head: string;
beforeAll(async () => {
  suite = await openTestApp();
  head = await suite.signIn('1003');
  await suite.pool.query(
    `insert into organisation (code, org_type, name, company_name, circle_name, division_name, substation_name) values
      ('95040190', 5, '66 kV Zardapur', 'GETCO', 'c', 'd', '66 kV Zardapur'), ('95040191', 5, 'Zardap', 'GETCO', 'c', 'd', 'Zardap'),
      ('95040192', 5, '66 kV Old-Bzardap', 'GETCO', 'c', 'd', '66 kV Old-Bzardap'),
      ('95040193', 5, '100%_\\x', 'GETCO', 'c', 'd', '100%_\\x')`,
  );
});
afterAll(() => suite.close());

async function search(url: string, text: string, token = head): Promise<Hit[]> {
  const answer = await suite.get(`${url}${encodeURIComponent(text)}`, token);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ data: Hit[] }>().data;
}
const organisations = (text: string, token?: string) => search('/employee/getGetcoHeirarchy?searchQuery=', text, token);
const divisions = (text: string, token?: string) => search('/substation/division?search=', text, token);
const subdivisions = (text: string, token?: string) => search('/substation/subdivision?search=', text, token);

describe('office search', () => {
  it('finds any part of a name, beginnings first, then words, then parts, whatever the case', async () => {
    expect((await organisations('ZARDAP')).map(({ substation_name }) => substation_name)).toEqual([
      'Zardap',
      '66 kV Zardapur',
      '66 kV Old-Bzardap',
    ]);
  });

  it('with two letters finds beginnings of words', async () => {
    const names = (await organisations('za')).map(({ substation_name }) => substation_name);
    expect(names).toEqual(expect.arrayContaining(['Zardap', '66 kV Zardapur']));
    expect(names).not.toContain('66 kV Old-Bzardap');
  });

  it('finds the beginning of a code', async () => {
    expect((await organisations('9504019')).map(({ organization_code }) => organization_code)).toEqual(
      expect.arrayContaining(['95040190', '95040191']),
    );
  });

  it.each(['%', '_', '\\', '100%', '0%_', '%_\\x'])('takes %s as plain text', async (text) => {
    const hits = await organisations(text);
    expect(hits.every(({ substation_name }) => substation_name === '100%_\\x')).toBe(true);
  });

  it('knows offices of GETCO below the officer only', async () => {
    const codes = (await organisations('kv', await suite.signIn('1005'))).map(({ organization_code }) => organization_code);
    expect(codes.length).toBeGreaterThan(0);
    expect(codes.every((code) => code.startsWith('950402'))).toBe(true);
    expect((await organisations('DGVCL')).length).toBe(0);
  });

  it('finds divisions of GETCO, a division’s manager their own', async () => {
    const { rows } = await suite.pool.query<{ name: string; code: string }>(
      `select name, code from organisation where org_type = 3 and code like '95%' order by code`,
    );
    for (const { name, code } of rows) expect((await divisions(name)).map(({ eurja_code }) => eurja_code)).toContain(code);
    const manager = await suite.signIn('1004');
    const found = await Promise.all(rows.map(({ name }) => divisions(name, manager)));
    expect(new Set(found.flat().map(({ eurja_code }) => eurja_code))).toEqual(new Set(['95040100']));
  });

  it('finds sub-divisions of the discoms with their path', async () => {
    const { rows } = await suite.pool.query<{ name: string }>('select name from organisation where org_type = 4 order by code limit 1');
    const [hit] = await subdivisions(rows[0]?.name ?? '', await suite.signIn('1004'));
    expect(hit).toMatchObject({
      company_name: expect.stringMatching(/GVCL$/),
      circle_name: expect.any(String),
      division_name: expect.any(String),
      subdivision_name: rows[0]?.name,
      eurja_code: expect.stringMatching(/^0\d{7}$/),
    });
  });

  it('is served by the index of names', async () => {
    const client = await suite.pool.connect();
    try {
      await client.query('set enable_seqscan = off');
      for (const pattern of ['%raj%', 'ra%', '% ra%']) {
        const { rows } = await client.query<{ 'QUERY PLAN': string }>(
          `explain select from organisation o where lower(o.name) like lower('${pattern}') or o.code like '95%'`,
        );
        expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('organisation_by_name');
      }
    } finally {
      client.release(true);
    }
  });
});
