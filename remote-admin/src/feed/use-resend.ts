import { useState } from 'react';
import { listFeedRefusals } from 'shared-contracts/endpoint/ingest/list-feed-refusals';
import { resendFeedRefusals } from 'shared-contracts/endpoint/ingest/resend-feed-refusals';
import { settleFeedRefusals } from 'shared-contracts/endpoint/ingest/settle-feed-refusals';
import type { EndpointOutput } from 'shared-contracts/endpoint';
import { refreshEndpoint, useCall } from 'shared-ui/api';
import { notify, withProcessing } from 'shared-ui/notice';
import { failureText } from '../record/failure-text';

/** What came of events that were sent again: `index` of the answer counts in the order of `ids`. */
export interface Resent {
  readonly ids: readonly number[];
  readonly answer: EndpointOutput<typeof resendFeedRefusals>;
}

interface Resending {
  readonly resent: Resent | null;
  readonly failure: string | null;
  /** Whether they were sent. */
  readonly resend: (ids: readonly number[]) => Promise<boolean>;
  readonly settle: (ids: readonly number[]) => Promise<boolean>;
}

/** Sends refused events again, or settles them as they are. */
export function useResend(): Resending {
  const call = useCall();
  const [resent, setResent] = useState<Resent | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const attempt = async (work: () => Promise<void>) => {
    setFailure(null);
    setResent(null);
    try {
      await work();
      refreshEndpoint(listFeedRefusals);
      return true;
    } catch (error) {
      setFailure(failureText(error));
      return false;
    }
  };
  return {
    resent,
    failure,
    resend: (ids) =>
      attempt(async () => setResent({ ids, answer: await withProcessing(call(resendFeedRefusals, { body: { ids: [...ids] } })) })),
    settle: (ids) =>
      attempt(async () => {
        const { message } = await withProcessing(call(settleFeedRefusals, { body: { ids: [...ids] } }));
        notify.success(message);
      }),
  };
}
