// Mail: SMTP_URL and MAIL_FROM, together or not at all.

/** The server that sends the suite's mail. */
export interface MailSettings {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte (`smtps://`). */
  readonly isSecure: boolean;
  /** Plain text is allowed to this machine only; elsewhere the server has to offer TLS. */
  readonly mayBePlain: boolean;
  readonly username: string;
  /** Empty with an empty name: the server asks nobody. */
  readonly password: string;
  readonly from: string;
}

const ownNames: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
const ports = { 'smtp:': 587, 'smtps:': 465 } as const;

/** Null: no mail is sent. Throws an Error that names the wrong variable. */
export function readMail(environment: Readonly<Record<string, string | undefined>>): MailSettings | null {
  const { SMTP_URL: address, MAIL_FROM: from } = environment;
  if (!address) return null;
  if (!from) throw new Error('MAIL_FROM is required beside SMTP_URL: the address that the mail comes from.');
  const url = URL.canParse(address) ? new URL(address) : null;
  const protocol = url?.protocol;
  if (!url || url.hostname === '' || (protocol !== 'smtp:' && protocol !== 'smtps:'))
    throw new Error('SMTP_URL must be smtp://user:password@host:port or smtps://...');
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? ports[protocol] : Number(url.port),
    isSecure: protocol === 'smtps:',
    mayBePlain: ownNames.includes(url.hostname),
    username: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    from,
  };
}
