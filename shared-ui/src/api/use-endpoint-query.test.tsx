import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { getOtPendingCount } from 'shared-contracts/endpoint/reports/get-pending-count';
import { clearSession, setSession } from '../session/session-store';
import { aUser } from '../testing/a-user';
import { fakeApi } from '../testing/fake-api';
import { queryClient } from './query-client';
import { useEndpointMutation } from './use-endpoint-mutation';
import { useEndpointQuery } from './use-endpoint-query';

function failure(facts: object): Error {
  return Object.assign(new Error('refused'), facts);
}

describe('calls in a component', () => {
  beforeEach(() => clearSession());

  it('gives the clean answer', async () => {
    fakeApi({ getOtPendingCount: () => ({ data: 12 }) });
    const { result } = renderHook(() => useEndpointQuery(getOtPendingCount, {}));
    expect(result.current.isPending).toBe(true);
    await waitFor(() => expect(result.current.data).toEqual({ data: 12 }));
  });

  it('does not repeat a refused call', async () => {
    let calls = 0;
    fakeApi({
      getOtPendingCount: () => {
        calls += 1;
        throw failure({ kind: 'http', status: 403 });
      },
    });
    const { result } = renderHook(() => useEndpointQuery(getOtPendingCount, {}));
    await waitFor(() => expect(result.current.error?.message).toBe('refused'));
    expect(calls).toBe(1);
  });

  it('forgets all answers when another user signs in', async () => {
    setSession(aUser());
    fakeApi({ getOtPendingCount: () => ({ data: 12 }) });
    const { result, unmount } = renderHook(() => useEndpointQuery(getOtPendingCount, {}));
    await waitFor(() => expect(result.current.data).toBeDefined());
    unmount();
    setSession(aUser({ empNo: '1002' }));
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });

  it('runs a mutation and passes on its failure', async () => {
    fakeApi({
      getOtPendingCount: () => {
        throw failure({ kind: 'http', status: 409 });
      },
    });
    const { result } = renderHook(() => useEndpointMutation(getOtPendingCount));
    await act(() => expect(result.current.run({})).rejects.toThrow('refused'));
    await waitFor(() => expect(result.current.error).not.toBeNull());
  });
});
