import { expect, it } from '@jest/globals';
import { readMail } from './mail-settings';

it('mail is off without an address, and the address says how it goes', () => {
  expect(readMail({})).toBeNull();
  expect(readMail({ SMTP_URL: 'smtp://suite:a%40b@mail.example.org', MAIL_FROM: 'suite@example.org' })).toEqual({
    host: 'mail.example.org', port: 587, isSecure: false, mayBePlain: false, username: 'suite', password: 'a@b', from: 'suite@example.org',
  });
  expect(readMail({ SMTP_URL: 'smtps://mail.example.org', MAIL_FROM: 'a@b.in' })).toMatchObject({ port: 465, isSecure: true });
  expect(readMail({ SMTP_URL: 'smtp://localhost:2525', MAIL_FROM: 'a@b.in' })).toMatchObject({ port: 2525, mayBePlain: true });
  expect(() => readMail({ SMTP_URL: 'smtp://localhost:2525' })).toThrow('MAIL_FROM');
  expect(() => readMail({ SMTP_URL: 'https://example.org', MAIL_FROM: 'a@b.in' })).toThrow('SMTP_URL');
});
