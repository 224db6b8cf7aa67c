import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestApp, type TestApp } from '../../test/test-app';
import { testNow } from '../../test/test-server';
import { runAdminCommand } from './admin-command';
import { CommandError, UsageError } from './surroundings';

let suite: TestApp;
beforeAll(async () => {
  suite = await openTestApp();
});
afterAll(() => suite.close());

/** What the command says. */
async function admin(args: readonly string[], input = ''): Promise<string> {
  const lines: string[] = [];
  const surroundings = {
    databaseUrl: suite.database.url,
    dataDir: '',
    now: () => testNow,
    say: (line: string) => void lines.push(line),
    readInput: async () => input,
    output: process.stdout,
  };
  await runAdminCommand(args, surroundings);
  return lines.join('\n');
}

const signIn = (empNo: string, password: string, companyName = 'GETCO') => suite.post('/auth/login', { companyName, empNo, password });
const ofEmployee = (empNo: string) => ['--company', 'GETCO', '--emp-no', empNo];

describe('pnpm admin', () => {
  it('makes an administrator whose password it prints once', async () => {
    const said = await admin(['create', ...ofEmployee('7'), '--name', 'First Person']);
    const password = /^Password: (.+)$/m.exec(said)?.[1] ?? '';
    const answer = await signIn('7', password);
    expect(answer.json()).toMatchObject({
      user: { name: 'First Person', permissions: ['super-admin', 'super admin'], secure: { isWeakPassword: false }, eurjaCode: '95000000' },
    });
    await expect(admin(['create', ...ofEmployee('7'), '--name', 'Again'])).rejects.toThrow(CommandError);
  });

  it('takes the password from standard input, an office and permissions', async () => {
    const {
      rows: [office],
    } = await suite.pool.query<{ code: string }>("select code from organisation where company_name = 'DGVCL' and org_type = 2 limit 1");
    const where = ['--company', 'DGVCL', '--emp-no', '8', '--office', office?.code ?? ''];
    const said = await admin(['create', ...where, '--name', 'Second', '--permission', 'manage-feeder', '--password-stdin'], 'Sea@Shell1\n');
    expect(said).not.toContain('Password:');
    expect((await signIn('8', 'Sea@Shell1', 'DGVCL')).json()).toMatchObject({
      user: { permissions: ['manage-feeder'], eurjaCode: office?.code },
    });
  });

  it('grants, revokes and lists', async () => {
    await admin(['grant', ...ofEmployee('1001'), '--permission', 'manage-feeder']);
    expect(await admin(['list'])).toMatch(/GETCO\s+1001 .* yes\s+manage-feeder/);
    await admin(['revoke', ...ofEmployee('1001'), '--permission', 'manage-feeder']);
    expect(await admin(['list'])).not.toMatch(/GETCO\s+1001 .* manage-feeder/);
  });

  it('signs somebody out whom it deactivates, until it activates them', async () => {
    const token = await suite.signIn('1002');
    await admin(['deactivate', ...ofEmployee('1002')]);
    expect((await signIn('1002', 'Demo@1234')).statusCode).toBe(401);
    expect((await suite.post('/auth/refresh', undefined, token)).statusCode).toBe(401);
    await admin(['activate', ...ofEmployee('1002')]);
    expect((await signIn('1002', 'Demo@1234')).statusCode).toBe(200);
  });

  it('sets a password that is made up and must be changed', async () => {
    const said = await admin(['reset-password', ...ofEmployee('1005')]);
    const answer = await signIn('1005', /^Password: (.+)$/m.exec(said)?.[1] ?? '');
    expect(answer.json()).toMatchObject({ user: { secure: { isWeakPassword: true } } });
  });

  it('never leaves the suite without a super-admin', async () => {
    await admin(['deactivate', ...ofEmployee('1003')]);
    await admin(['revoke', ...ofEmployee('1007'), '--permission', 'super admin']);
    await expect(admin(['deactivate', ...ofEmployee('7')])).rejects.toThrow('last active super-admin');
    await expect(admin(['revoke', ...ofEmployee('7'), '--permission', 'super-admin', '--permission', 'super admin'])).rejects.toThrow(
      'last active super-admin',
    );
    expect(await admin(['list'])).toMatch(/GETCO\s+7 .* yes\s+super-admin; super admin/);
  });

  it('writes who did it into the audit trail', async () => {
    const { rows } = await suite.pool.query<{ action: string }>(
      "select distinct action from audit_entry where actor_name = 'pnpm admin' order by action",
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'activateEmployee', 'addEmployee', 'deactivateEmployee', 'grantPermissions', 'revokePermissions', 'setPassword',
    ]);
    const { rowCount } = await suite.pool.query("select from audit_entry where after::text ilike '%argon%'");
    expect(rowCount).toBe(0);
  });

  it.each([
    [[], 'Say one of'],
    [['create', '--company', 'OTHER', '--emp-no', '1', '--name', 'A'], '--company must be one of'],
    [['create', ...ofEmployee('9')], '--name is required'],
    [['grant', ...ofEmployee('9')], '--permission is required'],
    [['grant', ...ofEmployee('9'), '--permission', 'everything'], "There is no permission 'everything'"],
    [['list', '--nonsense'], '--nonsense'],
  ])('is told when it is used wrongly: %j', async (args, message) => {
    await expect(admin(args)).rejects.toThrow(UsageError);
    await expect(admin(args)).rejects.toThrow(message);
  });

  it('refuses a weak password and an employee whom nobody knows', async () => {
    await expect(admin(['create', ...ofEmployee('9'), '--name', 'A', '--password-stdin'], 'weak')).rejects.toThrow(
      'Password must be at least 8',
    );
    await expect(admin(['grant', ...ofEmployee('99999'), '--permission', 'admin'])).rejects.toThrow('has no employee 99999');
  });
});
