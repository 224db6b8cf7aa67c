import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestApp, openTestApp } from '../../test/test-app';

let suite: TestApp;
beforeAll(async () => {
  suite = await openTestApp();
});
afterAll(() => suite.close());

const choose = async (language: unknown, empNo = '1001') =>
  suite.app.inject({
    method: 'PUT',
    url: '/auth/language',
    headers: { authorization: `Bearer ${await suite.signIn(empNo)}` },
    payload: { language },
  });

const languageOf = async (empNo: string) => {
  const answer = await suite.post('/auth/refresh', undefined, await suite.signIn(empNo));
  return answer.json<{ user: { language?: string } }>().user.language;
};

describe('the language of an employee', () => {
  it('is unknown until they choose one, and theirs alone from then on', async () => {
    expect(await languageOf('1001')).toBeUndefined();
    const answer = await choose('gu');
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'Success', message: 'Language saved.' }]);
    expect(await languageOf('1001')).toBe('gu');
    expect(await languageOf('1002')).toBeUndefined();
  });

  it('is refused when the suite does not speak it, and what was chosen stays', async () => {
    await choose('hi');
    const answer = await choose('fr');
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { message: 'Select one of the languages en, gu, hi.' }]);
    expect((await choose(7)).statusCode).toBe(400);
    expect(await languageOf('1001')).toBe('hi');
  });

  it('needs a session', async () => {
    const answer = await suite.app.inject({ method: 'PUT', url: '/auth/language', payload: { language: 'gu' } });
    expect(answer.statusCode).toBe(401);
  });

  it('leaves a trace of each change', async () => {
    await choose('gu', '1002');
    await choose('gu', '1002');
    await choose('en', '1002');
    const { rows } = await suite.pool.query(
      `select before, after from audit_entry where action = 'chooseLanguage' and actor_emp_no = '1002' order by id`,
    );
    expect(rows).toEqual([
      { before: { language: null }, after: { language: 'gu' } },
      { before: { language: 'gu' }, after: { language: 'en' } },
    ]);
  });
});
