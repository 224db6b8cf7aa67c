import { homeSubstationCode } from '../src/demo/seed/home-substation';
import type { TestApp } from './test-app';

/** Signs in a colleague of user 1001, at the same substation; `at` is the process that they talk to. */
export async function signInColleague(at: TestApp): Promise<string> {
  await at.pool.query(`update employee set organization_code = $1 where company_name = 'GETCO' and emp_no = '1006'`, [homeSubstationCode]);
  return at.signIn('1006');
}
