// Another system that is told of outages: registered on the page, tested, and heard at its own address.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { accounts } from '../harness/account';
import { test } from '../harness/suite-test';
import { LoginPage } from '../page/login-page';

interface Receiver {
  readonly url: string;
  /** The types of what came. */
  readonly types: readonly string[];
  close(): void;
}

async function openReceiver(): Promise<Receiver> {
  const types: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => void (body += part));
    request.on('end', () => {
      const message: { type: string } = JSON.parse(body);
      types.push(message.type);
      response.writeHead(200).end('taken');
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    types,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

for (const [colorScheme, width, height] of [['light', 1440, 900], ['dark', 390, 844]] as const) {
  test(`a receiver is registered, told, and deleted: ${colorScheme}, ${width} px`, async ({ page }) => {
    test.slow();
    const receiver = await openReceiver();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    const check = async (screen: string) => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${screen}: ${id}: ${nodes[0]?.html}`)).toEqual([]);
    };
    const name = `Desk ${new URL(receiver.url).port}`;
    await new LoginPage(page).signIn(accounts.superAdmin, '/modules/webhooks');
    await page.getByRole('button', { name: 'Add webhook' }).click();
    const form = page.getByRole('dialog', { name: 'Add webhook' });
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Address').fill(receiver.url);
    await check('form');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/^whsec_/)).toBeVisible();
    await check('secret');
    await page.getByRole('button', { name: 'I have stored it' }).click();

    await page.getByRole('button', { name: `Log of ${name}` }).click();
    const log = page.getByRole('dialog', { name: `Log of ${name}` });
    await log.getByRole('button', { name: 'Send a test' }).click();
    const sent = log.getByRole('row').filter({ has: page.getByRole('cell', { name: 'Test', exact: true }) });
    await expect(sent).toContainText(/Delivered.*HTTP 200/);
    expect(receiver.types).toContain('test');
    await check('log');
    await expect(sent.getByRole('button', { name: /^Send msg_\d+ again$/ })).toBeInViewport();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: `Manage ${name}` }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('tooltip').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('rowheader', { name })).toHaveCount(0);
    receiver.close();
  });
}
