import { changeFeedSource } from 'shared-contracts/endpoint/feed/change-feed-source';
import { createFeedSource } from 'shared-contracts/endpoint/feed/create-feed-source';
import { listFeedSources } from 'shared-contracts/endpoint/feed/list-feed-sources';
import { revokeFeedSource } from 'shared-contracts/endpoint/feed/revoke-feed-source';
import { rotateFeedSource } from 'shared-contracts/endpoint/feed/rotate-feed-source';
import type { Router } from '../http/router';
import { success } from '../http/success';
import type { Services } from '../services/services';
import { sourceGauges } from './source-gauges';
import { listSources } from './source-list';
import { changeSource, createSource, revokeSource, rotateSource, type SourceWriter } from './source-record';

/** The systems that report, for administrators of the feed. */
export function registerSources(router: Router, { db, now, sourceCounts, measures }: Services): void {
  measures.watch(...sourceGauges({ db, now }));
  const writer = (principal: SourceWriter['actor']): SourceWriter => ({ db, actor: principal, now: now() });

  router.handle(listFeedSources, async () => {
    await sourceCounts.flush();
    return { data: await listSources(db, now()) };
  });
  router.handle(createFeedSource, async ({ input: { body }, caller }) => ({
    ...success('source.created'),
    ...(await createSource(writer(caller.principal), body)),
  }));
  router.handle(changeFeedSource, async ({ input: { params, body }, caller }) => {
    await changeSource(writer(caller.principal), params.id, body);
    return success('source.saved');
  });
  router.handle(rotateFeedSource, async ({ input: { params }, caller }) => ({
    ...success('source.keyReplaced'),
    ...(await rotateSource(writer(caller.principal), params.id)),
  }));
  router.handle(revokeFeedSource, async ({ input: { params }, caller }) => {
    await revokeSource(writer(caller.principal), params.id);
    return success('source.isRevoked');
  });
}
