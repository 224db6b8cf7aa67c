import type { MailSettings } from '../settings/mail-settings';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export type SendMail = (mail: Mail) => Promise<void>;

const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends by the server of the settings. What speaks SMTP is loaded only where mail is set up. */
export async function createMailer({ host, port, isSecure, mayBePlain, username, password, from }: MailSettings): Promise<SendMail> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    host,
    port,
    secure: isSecure,
    requireTLS: !isSecure && !mayBePlain,
    ...(username !== '' && { auth: { user: username, pass: password } }),
    ...limits,
    // A mail is text made here: nothing is read from files or fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    await transport.sendMail({ ...mail, from });
  };
}
