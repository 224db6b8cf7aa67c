import type { FastifyInstance } from 'fastify';
import type { Services } from '../services/services';
import { createMailer } from './mailer';
import { startTellingOwners } from './tell-owners';

/** Sends the mail of the suite while the app serves, where a mail server is set. */
export function mailToOwners(app: FastifyInstance, { settings, db, now }: Pick<Services, 'settings' | 'db' | 'now'>): void {
  const { mail, hostUrl } = settings;
  if (mail === null) return;
  const onError = (error: unknown) => app.log.warn({ err: error }, 'a mail could not be sent');
  let stop = async (): Promise<void> => undefined;
  app.addHook('onReady', async () => {
    ({ stop } = startTellingOwners({ db, now, send: await createMailer(mail), hostUrl, onError }));
  });
  app.addHook('preClose', () => stop());
}
