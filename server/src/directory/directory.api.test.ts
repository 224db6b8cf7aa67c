import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createBrowser, freePort, startDirectory, type TestDirectory } from '../../test/directory';
import { openTestApp, type TestApp } from '../../test/test-app';

let suite: TestApp;
let directory: TestDirectory;
let apiUrl = '';
const hostUrl = 'http://localhost:3999';

beforeAll(async () => {
  const port = await freePort();
  apiUrl = `http://localhost:${port}`;
  directory = await startDirectory(`${apiUrl}/auth/directory-return`);
  suite = await openTestApp({
    environment: {
      API_URL: apiUrl,
      HOST_URL: hostUrl,
      OIDC_GETCO_ISSUER: directory.issuer,
      OIDC_GETCO_CLIENT_ID: 'outage-suite',
      OIDC_GETCO_CLIENT_SECRET: 'directory-secret',
      OIDC_GETCO_LABEL: 'GETCO directory',
      PASSWORDS_OFF: 'GETCO',
    },
  });
  await suite.app.listen({ port, host: 'localhost' });
});
afterAll(async () => {
  await suite.close();
  await directory.stop();
});

const start = (path = '') => `${apiUrl}/auth/directory/GETCO${path}`;

describe("sign-in by a utility's own directory", () => {
  it('is offered for the companies that have one', async () => {
    expect((await suite.get('/auth/directories')).json()).toEqual({
      directories: [{ companyName: 'GETCO', label: 'GETCO directory' }],
      passwordsOff: ['GETCO'],
    });
    expect((await suite.get('/auth/directory/DGVCL')).statusCode).toBe(404);
  });

  it('ends at the host, which signs the employee in', async () => {
    const end = await createBrowser().signIn(start('?path=/outages'), '1001', hostUrl);
    expect(`${end.origin}${end.pathname}`).toBe(`${hostUrl}/auth/login`);
    const [handshakeToken, companyName, empNo, path] = ['handshake_token', 'company_name', 'emp_no', 'path'].map((name) =>
      end.searchParams.get(name),
    );
    expect([companyName, empNo, path]).toEqual(['GETCO', '1001', '/outages']);
    const answer = await suite.post('/auth/verify-handshake', { handshakeToken, companyName, empNo, appVersion: 1, deviceName: 'test' });
    expect(answer.json()).toMatchObject({ user: { empNo: '1001', companyName: 'GETCO' } });
    const { auth_token: token } = answer.json<{ user: { auth_token: string } }>().user;
    expect((await suite.post('/auth/logout', undefined, token)).statusCode).toBe(200);
    expect((await suite.post('/auth/refresh', undefined, token)).statusCode).toBe(401);
  });

  it('refuses whom the suite does not know, and whoever was deactivated', async () => {
    expect((await createBrowser().signIn(start(), '99999', hostUrl)).href).toBe(`${hostUrl}/auth/refused?reason=unknown`);
    await suite.pool.query("update employee set is_active = false where emp_no = '1002'");
    expect((await createBrowser().signIn(start(), '1002', hostUrl)).href).toBe(`${hostUrl}/auth/refused?reason=unknown`);
  });

  it('sends a challenge and a nonce, and takes an answer once and from the browser that began', async () => {
    const browser = createBrowser();
    const first = await browser.visit(start());
    const address = new URL(first.headers.get('location') ?? '');
    expect(address.searchParams.get('code_challenge_method')).toBe('S256');
    expect(address.searchParams.get('nonce')).toMatch(/.{20}/);
    const back = await browser.signIn(address.href, '1001', `${apiUrl}/auth/directory-return`);
    expect((await createBrowser().visit(back.href)).headers.get('location')).toBe(`${hostUrl}/auth/refused?reason=expired`);
    expect((await browser.visit(back.href)).headers.get('location')).toBe(`${hostUrl}/auth/refused?reason=expired`);
  });

  it('refuses a forged code, another issuer, and says when somebody cancels', async () => {
    const open = async () => {
      const browser = createBrowser();
      const answer = await browser.visit(start());
      return { browser, state: new URL(answer.headers.get('location') ?? '').searchParams.get('state') ?? '' };
    };
    for (const [query, reason] of [
      ['code=forged', 'failed'],
      ['error=access_denied', 'cancelled'],
      ['code=x&iss=https%3A%2F%2Felsewhere.example', 'failed'],
    ] as const) {
      const { browser, state } = await open();
      const answer = await browser.visit(`${apiUrl}/auth/directory-return?state=${state}&${query}`);
      expect([query, answer.headers.get('location')]).toEqual([query, `${hostUrl}/auth/refused?reason=${reason}`]);
    }
  });

  it('takes no password of a company where they are off', async () => {
    const answer = await suite.post('/auth/login', { companyName: 'GETCO', empNo: '1001', password: 'Demo@1234' });
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      422,
      expect.stringMatching(/^Passwords are switched off for GETCO/),
    ]);
    expect((await suite.post('/auth/login', { companyName: 'DGVCL', empNo: '3001', password: 'Demo@1234' })).statusCode).toBe(200);
  });
});
