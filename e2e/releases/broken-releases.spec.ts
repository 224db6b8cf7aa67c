// What happens when a release is broken: nobody is harmed, the user sees the release before, and the team learns of it.
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { checkInBrowser } from 'federation/registry/browser-check';
import { findTarget } from 'federation/registry/target';
import { defineRemote } from 'federation/define-app';
import { accounts } from '../harness/account';
import { signInElsewhere } from '../harness/api';
import { type HandMadeRelease, handMadeRemote, publishHandMade, removeHandMade, writeHandMade } from '../harness/hand-made-remote';
import { apiUrl } from '../harness/suite';
import { test } from '../harness/suite-test';

const page = (body: string) => `[{ index: true, Component: () => { ${body} } }]`;
const good = page(`return React.createElement('h1', null, 'It works');`);
const later = (body: string) =>
  page(`React.useEffect(() => { ${body} }, []); return React.createElement('h1', null, 'It works so far');`);
const never = 'new Promise(() => undefined)';

const chromium = process.env['CHROMIUM'] ?? '';

interface Row {
  readonly what: string;
  /** What the team reads on the health page. */
  readonly stage: string;
  readonly release: Omit<HandMadeRelease, 'version'>;
  /** How long the user waits, by the clock of the page. */
  readonly seconds?: number;
}

const rows: readonly Row[] = [
  { what: 'throws at its start', stage: 'load', release: { routes: good, start: `throw new Error('no start');` } },
  { what: 'exports nothing', stage: 'load', release: { module: 'return {};' } },
  {
    what: 'lacks the module that the host asks for', stage: 'manifest',
    release: { routes: good, manifest: (made) => ({ ...made, exposes: [] }) },
  },
  { what: 'throws when it renders', stage: 'render', release: { routes: page(`throw new Error('no screen');`) } },
  { what: 'has a start that never ends', stage: 'load', release: { module: `return ${never};` }, seconds: 11 },
  {
    what: 'has a lazy import that never ends', stage: 'load', seconds: 11,
    release: { routes: `(() => { const Late = React.lazy(() => ${never}); return [{ index: true, Component: Late }]; })()` },
  },
  { what: 'replaces window.fetch', stage: 'load', release: { routes: good, start: 'window.fetch = () => Promise.reject(new Error());' } },
  { what: 'replaces Array.prototype.map', stage: 'isolation', release: { routes: good, start: 'Array.prototype.map = () => [];' } },
  {
    what: 'replaces a global when it is on screen', stage: 'isolation',
    release: { routes: later('Element.prototype.closest = () => null;') },
  },
  { what: 'styles the whole page', stage: 'isolation', release: { routes: good, styles: 'body { opacity: 0.1; } .own { margin: 0; }' } },
  { what: 'was built with other contracts', stage: 'contracts', release: { routes: good, contracts: 99 } },
  { what: 'needs another host API', stage: 'hostApi', release: { routes: good, hostApi: '^99.0.0' } },
  { what: 'has a changed entry', stage: 'integrity', release: { routes: good, tampered: ['remoteEntry.js'] } },
  { what: 'has a changed chunk', stage: 'integrity', release: { routes: good, tampered: ['page.js'] } },
  {
    what: 'has a changed stylesheet', stage: 'integrity',
    release: { routes: good, styles: '.own { color: red; }', tampered: ['page.css'] },
  },
  {
    what: 'has a manifest that names another version', stage: 'manifest',
    release: {
      routes: good,
      manifest: (made) => ({ ...made, metaData: { ...made.metaData, suite: { ...made.metaData.suite, version: '0.0.1' } } }),
    },
  },
  { what: 'has a manifest that is no JSON', stage: 'manifest', release: { routes: good, tampered: ['mf-manifest.json'] } },
  {
    what: 'has a manifest that leads elsewhere', stage: 'integrity',
    release: {
      routes: good,
      manifest: (made) => ({ ...made, metaData: { ...made.metaData, remoteEntry: { name: '../elsewhere.js', path: '', type: 'global' } } }),
    },
  },
  { what: 'has no manifest', stage: 'manifest', release: { routes: good, missing: ['mf-manifest.json'] } },
  { what: 'has no entry', stage: 'load', release: { routes: good, missing: ['remoteEntry.js'] } },
  { what: 'lacks a chunk', stage: 'load', release: { routes: good, missing: ['page.js'] } },
];
/** What only a browser sees, and the host cannot prevent: `pnpm ship` looks for it. */
const refused = [
  {
    what: 'keeps more memory each time it is opened',
    routes: later('(window.kept ??= []).push(new Array(400000).fill(0).map(String));'),
    says: 'it keeps more memory each time it is left',
  },
  {
    what: 'leaves an error uncaught and changes what others keep',
    routes: later(`localStorage.setItem('auth_token', 'mine'); setTimeout(() => { throw new Error('nobody caught it'); }, 0);`),
    says: 'it changes what others keep in the browser (localStorage); it leaves an error uncaught: nobody caught it',
  },
] as const;
const badVersion = '2.0.0';
const heading = (on: Page, name: string) => on.getByRole('heading', { name, level: 1, exact: true });
const told = (on: Page, name: string) => on.getByText(`Version ${badVersion} of ${name} failed here`);

/** Goes there as a link of the suite does: without loading the page again. */
const visit = (on: Page, path: string) =>
  on.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** The rest of the suite is as it was: the page reads, answers and looks as before. */
async function expectNobodyHarmed(on: Page): Promise<void> {
  const state = await on.evaluate(() => ({
    isNative: [window.fetch, [].map, document.body.closest].every((made) => String(made).includes('[native code]')),
    opacity: getComputedStyle(document.body).opacity,
  }));
  expect(state).toEqual({ isNative: true, opacity: '1' });
  await on.getByRole('navigation').first().getByRole('link', { name: 'Help' }).click();
  await expect(heading(on, 'Help Desk')).toBeVisible();
}

interface Health {
  readonly remotes: { name: string; failures: { version: string; stage: string }[] }[];
}
async function readFailures(token: string): Promise<Record<string, string[]>> {
  const answer = await fetch(`${apiUrl}/remotes/health`, { headers: { authorization: `Bearer ${token}` } });
  const { remotes }: Health = await answer.json();
  return Object.fromEntries(remotes.map(({ name, failures }) => [name, failures.map(({ version, stage }) => `${version} ${stage}`)]));
}

test.describe.serial('a release that', () => {
  // Many releases are published first.
  test.setTimeout(240_000);
  let token = '';
  let context: BrowserContext;
  let user: Page;
  const looping = handMadeRemote(rows.length);
  const late = handMadeRemote(rows.length + 1);
  const remotes = rows.map((_row, index) => handMadeRemote(index));
  test.beforeAll(async ({ browser }) => {
    await Promise.all([...remotes, looping, late].map((remote) => publishHandMade(remote, { version: '1.0.0', routes: good })));
    await Promise.all(rows.map(({ release }, index) => publishHandMade(handMadeRemote(index), { version: badVersion, ...release })));
    const loop = `console.log('it loops'); for (;;);`;
    await publishHandMade(looping, { version: badVersion, routes: good, start: loop });
    const breaks = `const [isBroken, setBroken] = React.useState(false);
      React.useEffect(() => void setTimeout(() => setBroken(true), 15000), []);
      if (isBroken) throw new Error('late'); return React.createElement('h1', null, 'It works so far');`;
    await publishHandMade(late, { version: badVersion, routes: page(breaks) });
    context = await browser.newContext();
    user = await context.newPage();
    await user.clock.install();
    token = await signInElsewhere(accounts.superAdmin);
    await context.addInitScript((kept) => localStorage.setItem('auth_token', kept), token);
    await user.goto('/help');
    await expect(heading(user, 'Help Desk')).toBeVisible({ timeout: 60_000 });
  });
  test.afterAll(async () => {
    await context.close();
    await Promise.all([...remotes, looping, late].map(removeHandMade));
  });

  for (const [index, { what, stage, seconds }] of rows.entries()) {
    test(`${what} gives way to the one before (${stage})`, async () => {
      const { name, path } = handMadeRemote(index);
      await visit(user, path);
      if (seconds !== undefined) {
        await expect(user.locator('#content [aria-busy=true]')).toBeVisible();
        await user.clock.fastForward(seconds * 1000);
      }
      await expect(heading(user, 'It works')).toBeVisible();
      await expect(told(user, name)).toBeVisible();
      await expectNobodyHarmed(user);
    });
  }

  test('breaks after 15 seconds shows its panel, and the rest goes on', async () => {
    await visit(user, late.path);
    await expect(heading(user, 'It works so far')).toBeVisible();
    await user.clock.fastForward(11_000);
    await user.clock.fastForward(5_000);
    await expect(user.getByRole('alert').filter({ hasText: late.name }).getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectNobodyHarmed(user);
  });

  test('freezes its page does so once: the next page of the same browser has the one before', async () => {
    const frozen = await context.newPage();
    const loops = frozen.waitForEvent('console', (message) => message.text() === 'it loops');
    await frozen.goto(looping.path, { waitUntil: 'commit' });
    await loops;
    await frozen.close();
    const next = await context.newPage();
    await next.goto(looping.path);
    await expect(heading(next, 'It works')).toBeVisible();
    await expect(told(next, looping.name)).toBeVisible();
    await expectNobodyHarmed(next);
    await next.close();
  });

  for (const [index, { what, routes, says }] of refused.entries()) {
    test(`is refused before it is published when it ${what}`, async () => {
      const remote = handMadeRemote(rows.length + 2 + index);
      const { folder } = writeHandMade(remote, { version: '1.0.0', routes });
      const record = defineRemote({
        name: remote.name, version: '1.0.0', hostApi: '^1.0.0', exposes: { './routes': './src/routes.tsx' }, basePaths: [remote.path],
        menu: [], capability: null,
      });
      const faults = await checkInBrowser({ remote: record, folder, target: findTarget(undefined, process.env), chromium });
      expect(faults.join('; ')).toContain(says);
    });
  }

  test('failed in a browser is on the health page, with its version and where it failed', async () => {
    await user.close();
    const expected = [...rows.map(({ stage }) => stage), 'load', 'render'].map((stage) => [`${badVersion} ${stage}`]);
    const names = [...remotes, looping, late].map(({ name }) => name);
    await expect.poll(async () => {
      const failures = await readFailures(token);
      return names.map((name) => failures[name]);
    }).toEqual(expected);
  });
});
