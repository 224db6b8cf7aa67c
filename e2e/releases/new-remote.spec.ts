import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { runScript } from '../harness/release';
import { type WorkspaceCopy, copyWorkspace } from '../harness/workspace-copy';
import { accounts } from '../harness/account';
import { test } from '../harness/suite-test';
import { LoginPage } from '../page/login-page';

test.describe.serial('a remote that pnpm new-remote has written', () => {
  // Programs run here, not only pages.
  test.setTimeout(300_000);
  let copy: WorkspaceCopy;
  test.beforeAll(() => {
    copy = copyWorkspace();
    runScript('new-remote', ['demo'], copy.folder);
  });
  test.afterAll(() => {
    runScript('remotes', ['disable', 'demo', '--reason', 'the test is over']);
    copy.remove();
  });

  test('is known to the lock file, typed, clean and tested', () => {
    expect(readFileSync(join(copy.folder, 'pnpm-lock.yaml'), 'utf8')).toContain('\n  remote-demo:\n');
    // What is wrong elsewhere is the business of the steps before this one.
    const problems = [copy.say('tsc', ['--noEmit', '--pretty', 'false', '-p', '.']), copy.say('tsx', ['scripts/lint.ts'])]
      .join('\n')
      .split('\n');
    expect(problems).toContainEqual(expect.stringMatching(/^\d+ passed, \d+ failed$/));
    expect(problems.filter((line) => line.includes('remote-demo'))).toEqual([]);
    copy.run('jest', ['--selectProjects', 'dom', '--', 'remote-demo/']);
  });

  test('is shipped to the running suite, and its page opens for who is signed in', async ({ page }) => {
    expect(runScript('ship', ['demo'], copy.folder)).toMatch(/remote-demo 1\.0\.0 \(\w+\) is live/);
    await new LoginPage(page).signIn(accounts.circleOffice, '/demo');
    await expect(page.getByRole('heading', { name: 'Demo', level: 1 })).toBeVisible();
    await expect(page.getByRole('table')).toContainText('in your organization, the newest first.');
    await expect(page.getByRole('navigation').first().getByRole('link', { name: 'Demo' })).toBeVisible();
  });
});
