import { listFeedRefusals } from 'shared-contracts/endpoint/ingest/list-feed-refusals';
import { resendFeedRefusals } from 'shared-contracts/endpoint/ingest/resend-feed-refusals';
import { settleFeedRefusals } from 'shared-contracts/endpoint/ingest/settle-feed-refusals';
import { ingestCim } from 'shared-contracts/endpoint/ingest/ingest-cim';
import { ingestOdin } from 'shared-contracts/endpoint/ingest/ingest-odin';
import { ingestOutages } from 'shared-contracts/endpoint/ingest/ingest-outages';
import { ingestSnapshot } from 'shared-contracts/endpoint/ingest/ingest-snapshot';
import type { Router } from '../http/router';
import { success } from '../http/success';
import type { Services } from '../services/services';
import { listRefusals, refusalsCsv } from '../feed/refusal-list';
import { listOdin, sendCim } from './cim-door';
import { answerLines } from './event-lines';
import type { Feed } from './feed';
import { resendRefused } from './resend';
import { settleRefused } from './settle-refused';

/** A full batch of long ids and notes; of a gzip body what it holds counts. */
const bodyLimit = 8 * 1024 * 1024;
/** A list of everything that is open in a cyclone. */
const snapshotLimit = 24 * 1024 * 1024;

/** What sources report. */
export function registerIngest(router: Router, services: Services, feed: Feed): void {
  const { db, settings, sourceKeys } = services;

  router.handle(ingestOutages, ({ input, sender }) => feed.send(sender, input.body.events), {
    bodyLimit,
    judgesItems: true,
    lines: (content, { sender }) => answerLines(feed, sender, content),
  });
  router.handle(ingestSnapshot, async ({ input: { body }, sender }) => {
    const { openOutages, takenAt, closeMissing } = body;
    const { answer } = await feed.list({
      sender,
      openOutages,
      takenAt: Date.parse(takenAt),
      closeMissing,
      closeShare: settings.snapshotCloseShare,
    });
    return answer;
  }, { bodyLimit: snapshotLimit, judgesItems: true, mayTakeLong: true });

  router.handle(ingestCim, ({ document, sender }) => sendCim(feed, sender, document), { bodyLimit });
  router.handle(ingestOdin, ({ document, sender }) =>
    listOdin(feed, { sender, closeShare: settings.snapshotCloseShare, now: services.now() }, document), { bodyLimit: snapshotLimit });

  router.handle(listFeedRefusals, async ({ input: { query } }) =>
    query.download === null ? listRefusals(db, query) : refusalsCsv(db, query),
  );
  router.handle(settleFeedRefusals, async ({ input: { body }, caller }) => {
    await settleRefused(services, caller.principal, body.ids);
    return success('event.settled');
  });
  router.handle(resendFeedRefusals, ({ input: { body }, caller }) =>
    resendRefused({ services, feed, sourceKeys, caller: caller.principal }, body.ids),
    { mayTakeLong: true },
  );
}
