import { useCallback, useEffect, useState } from 'react';
import { ApiError, isSilent } from 'shared-contracts/client';
import { getEmployee } from 'shared-contracts/endpoint/employees/get-employee';
import type { Employee } from 'shared-contracts/entity/employee';
import { useCall } from 'shared-ui/api';

type LoadState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: ApiError }
  | { readonly status: 'loaded'; readonly employee: Employee };

/**
 * The employee as of now, read once per opening. An answer of an earlier visit would carry an old version. A refetch
 * in the background would replace the form while the officer types.
 */
export function useEmployee(id: number): { readonly state: LoadState; readonly reload: () => void } {
  const call = useCall();
  const [state, setState] = useState<LoadState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    setState({ status: 'loading' });
    call(getEmployee, { params: { id } }, { signal: controller.signal })
      .then(({ data }) => setState({ status: 'loaded', employee: data }))
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        if (!controller.signal.aborted && !isSilent(error)) setState({ status: 'failed', error });
      });
    return () => controller.abort();
  }, [call, id, attempt]);

  return { state, reload: useCallback(() => setAttempt((before) => before + 1), []) };
}
