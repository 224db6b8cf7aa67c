import { useEffect, useRef, useState } from 'react';
import { getFaultDetail } from 'shared-contracts/endpoint/faults/get-fault-detail';
import type { FaultDetail } from 'shared-contracts/entity/fault-detail';
import { useEndpointQuery } from 'shared-ui/api';

export interface LoadedFaultDetail {
  /** The form waits for its values: what is typed before they are known would go over what is recorded. */
  readonly isLoading: boolean;
  /** The record was read at least once. */
  readonly isRead: boolean;
  readonly hasFailed: boolean;
  readonly reload: () => void;
}

/**
 * Reads what is recorded and hands it to `onLoaded`, at the opening and at every `reload`. A failure is
 * logged; the popup offers another try and saves nothing before one succeeds.
 */
export function useFaultDetail(outageId: number, onLoaded: (detail: FaultDetail) => void): LoadedFaultDetail {
  const query = useEndpointQuery(getFaultDetail, { body: { currentFaultId: outageId } });
  const { data, error, isFetching } = query;
  const handler = useRef(onLoaded);
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    handler.current = onLoaded;
  });
  useEffect(() => {
    // What an earlier opening left in the cache may be out of date: only a finished call counts.
    if (isFetching) return;
    if (error) console.error('Fault detail could not be loaded', error);
    else if (data) {
      handler.current(data.detail);
      setRead(true);
    }
  }, [data, error, isFetching]);
  return { isLoading: isFetching && !isRead, isRead, hasFailed: error !== null && !isFetching, reload: () => void query.refetch() };
}
