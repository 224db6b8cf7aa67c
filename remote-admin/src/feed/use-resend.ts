import { useState } from 'react';
import { listFeedRefusals } from 'shared-contracts/endpoint/feed/list-feed-refusals';
import { resendFeedRefusals } from 'shared-contracts/endpoint/feed/resend-feed-refusals';
import type { EndpointOutput } from 'shared-contracts/endpoint';
import { refreshEndpoint, useCall } from 'shared-ui/api';
import { withProcessing } from 'shared-ui/notice';
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
}

/** Sends refused events again. */
export function useResend(): Resending {
  const call = useCall();
  const [resent, setResent] = useState<Resent | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  return {
    resent,
    failure,
    resend: async (ids) => {
      setFailure(null);
      setResent(null);
      try {
        setResent({ ids, answer: await withProcessing(call(resendFeedRefusals, { body: { ids: [...ids] } })) });
        refreshEndpoint(listFeedRefusals);
        return true;
      } catch (error) {
        setFailure(failureText(error));
        return false;
      }
    },
  };
}
