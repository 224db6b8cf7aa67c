import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import * as v from 'valibot';
import { openTestApp, type TestApp } from '../../test/test-app';

interface Received {
  readonly to: readonly string[];
  readonly content: string;
}

const received: Received[] = [];
let refusals = 0;
let wake: () => void = () => undefined;

/** A real server for mail, which may turn some away. */
const mailServer = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, { envelope }, done) => {
    void text(stream).then((content) => {
      if (refusals > 0) {
        refusals -= 1;
        done(new Error('try later'));
      } else {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), content });
        done();
      }
      wake();
    });
  },
});

/** Waits until the mail server was asked for the next time. */
const nextMail = (act: () => Promise<unknown>) => {
  const asked = new Promise<void>((resolve) => (wake = resolve));
  return Promise.all([asked, act()]);
};

let suite: TestApp;
beforeAll(async () => {
  mailServer.listen(0, '127.0.0.1');
  await once(mailServer.server, 'listening');
  const { port } = v.parse(v.object({ port: v.number() }), mailServer.server.address());
  suite = await openTestApp({ environment: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'suite@example.org' } });
  await suite.app.ready();
  await suite.pool.query(`update employee set email = 'owner@example.org', language = 'hi' where emp_no = '1001'`);
});
afterAll(async () => {
  await suite.close();
  await new Promise<void>((resolve) => mailServer.close(() => resolve()));
});

const signIn = (headers: Readonly<Record<string, string>>) =>
  suite.app.inject({
    method: 'POST',
    url: '/auth/login',
    headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0 Safari/537.36', ...headers },
    payload: { companyName: 'GETCO', empNo: '1001', password: 'Demo@1234' },
  });
const subjectOf = (content: string) => {
  const words = /^Subject: ((?:.*)(?:\r\n .*)*)/m.exec(content)?.[1] ?? '';
  const parts = [...words.replace(/\r\n /g, '').matchAll(/=\?UTF-8\?B\?(.*?)\?=|([^=]+)/gi)];
  return parts.map(([, coded, plain = '']) => (coded === undefined ? plain : Buffer.from(coded, 'base64').toString())).join('');
};

it('a sign-in from a new device is told once by mail, in the language of the owner, also when the mail server was away', async () => {
  refusals = 1;
  let token = '';
  await nextMail(async () => (token = String((await signIn({})).headers['x-device-token'])));
  expect(received).toEqual([]);
  await signIn({ 'x-device-token': token });
  await nextMail(async () => (suite.clock.now = new Date(suite.clock.now.getTime() + 6 * 60_000)));
  expect(received.map(({ to }) => to)).toEqual([['owner@example.org']]);
  expect(subjectOf(received[0]?.content ?? '')).toBe('आउटेज सुइट: नए डिवाइस से साइन इन');
  const waiting = async () => {
    const { rows: [row] } = await suite.pool.query<{ count: number }>(
      'select count(*)::integer as count from security_event where mail_after is not null',
    );
    return row?.count;
  };
  // The answer of the mail server and the note that it was sent are two steps.
  for (let left = 400; left > 0 && (await waiting()) !== 0; left -= 1) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await waiting()).toBe(0);
});
